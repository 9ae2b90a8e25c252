import type { SiteCheckRow } from '@hearthline/contract/sites';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { PathLink } from '../../../shared/ui/path-link.tsx';
import { useCheckWords } from './use-check-words.ts';

const tones = {
  must: 'bg-danger-soft text-danger',
  worthALook: 'bg-warning-soft text-warning',
  inOrder: 'bg-success-soft text-success',
} as const;

interface GroupProps {
  verdict: keyof typeof tones;
  rows: readonly SiteCheckRow[];
  children: ReactNode;
}

function Group({ verdict, rows, children }: GroupProps) {
  const { t } = useTranslation('sites');
  const id = useId();
  return (
    <Card aria-labelledby={id} className="overflow-hidden">
      <header className="flex items-center gap-2 border-b border-line px-5 py-3.5">
        <h2 id={id} className="flex-1 text-[15px]/[22px]">
          {t(`gate.groups.${verdict}`)}
        </h2>
        <span
          className={classNames(
            'min-w-5 rounded-full px-1.5 text-center text-[11px]/[18px] font-medium',
            tones[verdict],
          )}
        >
          {rows.length}
        </span>
      </header>
      {children}
    </Card>
  );
}

/** What keeps the site from being published, what is worth a look, and what is as it should be. */
export function CheckList({ rows }: { rows: readonly SiteCheckRow[] }) {
  const { t } = useTranslation('sites');
  const words = useCheckWords();
  const of = (verdict: SiteCheckRow['verdict']) => rows.filter((row) => row.verdict === verdict);
  const must = of('must');
  const inOrder = of('inOrder');
  const open = [
    { verdict: 'must' as const, rows: must, first: 1 },
    { verdict: 'worthALook' as const, rows: of('worthALook'), first: must.length + 1 },
  ];
  return (
    <div className="grid gap-3.5">
      {open.map(({ verdict, rows: listed, first }) =>
        listed.length === 0 ? null : (
          <Group key={verdict} verdict={verdict} rows={listed}>
            <ol start={first}>
              {listed.map((row, place) => {
                const { title, text, action } = words(row);
                return (
                  <li
                    key={`${row.check} ${row.language}`}
                    className="flex flex-wrap items-start gap-x-3.5 gap-y-2 border-line px-5 py-3.5 not-first:border-t"
                  >
                    <span
                      aria-hidden="true"
                      className={classNames(
                        'grid size-7 flex-none place-items-center rounded-full text-xs font-semibold',
                        tones[verdict],
                      )}
                    >
                      {first + place}
                    </span>
                    <div className="min-w-48 flex-1">
                      <p className="text-sm font-medium">{title}</p>
                      <p className="text-sm text-ink-2 wrap-anywhere">{text}</p>
                    </div>
                    {row.link ? (
                      <PathLink
                        path={row.link}
                        aria-label={t('gate.goTo', { action, title })}
                        className={classNames(
                          buttonClass({ variant: 'secondary', size: 'sm' }),
                          'max-sm:ml-10.5',
                        )}
                      >
                        {action}
                      </PathLink>
                    ) : null}
                  </li>
                );
              })}
            </ol>
          </Group>
        ),
      )}
      {inOrder.length > 0 ? (
        <Group verdict="inOrder" rows={inOrder}>
          <ul className="grid gap-x-6 gap-y-1.5 px-5 py-4 sm:grid-cols-2">
            {inOrder.map((row) => (
              <li key={`${row.check} ${row.language}`} className="flex gap-2.5 text-sm text-ink-2">
                <Check
                  aria-hidden="true"
                  size={16}
                  strokeWidth={2}
                  className="mt-0.5 flex-none text-success"
                />
                <span className="min-w-0 wrap-anywhere">{words(row).good}</span>
              </li>
            ))}
          </ul>
        </Group>
      ) : null}
    </div>
  );
}
