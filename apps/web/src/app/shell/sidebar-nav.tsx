import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isEntryActive, navEntries } from './nav-entries.ts';
import type { NavEntry } from './nav-entries.ts';
import { useCurrentPlace } from './use-current-place.ts';

const entryClass = [
  'relative flex h-10 items-center gap-3 whitespace-nowrap rounded-md px-2.5 text-sm font-medium text-ink-2',
  'outline-none transition-colors duration-(--dur-fast) hover:bg-hover hover:text-ink focus-visible:shadow-ring max-lg:h-11',
  'aria-[current]:bg-brand-soft aria-[current]:text-ink aria-[current]:[&>svg]:text-brand-ink',
  "aria-[current]:before:absolute aria-[current]:before:inset-y-2 aria-[current]:before:-left-4 aria-[current]:before:w-[3px] aria-[current]:before:rounded-r-[3px] aria-[current]:before:bg-brand aria-[current]:before:content-['']",
].join(' ');

function NavLink({ entry, onNavigate }: { entry: NavEntry; onNavigate?: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const { path, basketType } = useCurrentPlace();
  const Icon = entry.icon;
  return (
    <Link
      to={entry.to}
      search={entry.search ?? {}}
      className={entryClass}
      activeProps={{ 'aria-current': undefined }}
      aria-current={isEntryActive(entry, path, { basketType }) ? 'page' : undefined}
      onClick={onNavigate}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden className="flex-none" />
      <span>{t(`screens.${entry.screen}`)}</span>
    </Link>
  );
}

export function SidebarNav({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('nav.main')} className="mt-3 flex-1 overflow-y-auto overflow-x-clip">
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
