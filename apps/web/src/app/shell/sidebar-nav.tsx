import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { NavEntry } from './nav-entries.ts';
import { isEntryActive, navEntries } from './nav-entries.ts';
import { useCurrentPlace } from './use-current-place.ts';

const entryClass = [
  'relative flex h-11 items-center gap-3 rounded-md px-2.5 text-sm font-medium whitespace-nowrap text-ink-2 transition-control lg:h-10',
  'hovered:bg-hover hovered:text-ink focus-visible:-outline-offset-2',
  'aria-[current]:bg-brand-soft aria-[current]:text-ink aria-[current]:[&>svg]:text-brand-ink',
  'before:absolute before:inset-y-2 before:-left-4 before:w-[3px] before:rounded-r-[3px] aria-[current]:before:bg-brand',
].join(' ');

function NavLink({ entry, onNavigate }: { entry: NavEntry; onNavigate: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const { path, basketType } = useCurrentPlace();
  const Icon = entry.icon;
  return (
    <Link
      to={entry.to}
      search={entry.search ?? {}}
      className={entryClass}
      // The router marks prefixes as active too; ours knows which screens belong together.
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-current={isEntryActive(entry, path, { basketType }) ? 'page' : undefined}
      onClick={onNavigate}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden className="flex-none" />
      <span className="side-label">{t(`screens.${entry.screen}`)}</span>
    </Link>
  );
}

export function SidebarNav({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <nav
      aria-label={t('nav.main')}
      className="mt-3 flex-1 overflow-x-hidden overflow-y-auto px-4 [scrollbar-width:none]"
    >
      <ul className="flex flex-col gap-0.5">
        {navEntries.map((entry) => (
          <li key={entry.screen}>
            <NavLink entry={entry} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
