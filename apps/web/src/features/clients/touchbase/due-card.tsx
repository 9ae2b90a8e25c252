import type { Today } from '@hearthline/contract/client-page';
import { cadenceOfRelation } from '@hearthline/domain/client/touchbase';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { HearthIllustration } from '../../../shared/ui/illustrations.tsx';
import { useLogContact } from '../api/touchbase-actions.ts';
import { clientListLink } from '../parts/client-links.ts';
import { phoneLink, useClientFormat } from '../parts/format-client.ts';
import { useDueReason } from './due-reason.ts';
import { LogButtons } from './log-buttons.tsx';
import { Person } from './person.tsx';

/** Who to be in touch with today, the most urgent first, with the reason beside the name. */
export function DueCard({ due, dueTotal }: Pick<Today, 'due' | 'dueTotal'>) {
  const { t } = useTranslation('clients');
  const id = useId();
  const list = useRef<HTMLElement>(null);
  const format = useClientFormat();
  const reasonOf = useDueReason();
  const { mutate: logContact } = useLogContact();
  return (
    <Card ref={list} tabIndex={-1} aria-labelledby={id} className="outline-none">
      <CardHeader
        id={id}
        title={t('touchbase.due.title')}
        className="max-md:px-4"
        meta={
          dueTotal > due.length && due.length > 0 ? (
            <>
              {t('touchbase.due.partly', { shown: due.length, total: dueTotal })}
              <Link {...clientListLink({ version: 1, isDue: true })} className="text-link">
                {t('touchbase.due.showAll')}
              </Link>
            </>
          ) : (
            t('touchbase.due.count', { count: dueTotal })
          )
        }
      />
      <Rule />
      {due.length === 0 ? (
        <EmptyState
          illustration={<HearthIllustration />}
          title={t('touchbase.due.empty')}
          text={t('touchbase.due.emptyText')}
        />
      ) : (
        <ol>
          {due.map((each) => (
            <li
              key={each.client.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b border-line px-5 py-3 last:border-b-0 max-md:px-4"
            >
              <Person
                client={each.client}
                detail={reasonOf(each)}
                end={
                  each.client.phone === '' ? null : (
                    <a
                      href={phoneLink(each.client.phone)}
                      className="touch-target rounded-xs text-sm whitespace-nowrap text-ink-2 hovered:text-ink hovered:underline"
                    >
                      {format.phone(each.client.phone)}
                    </a>
                  )
                }
              />
              <LogButtons
                due={each}
                onLog={(contact) => {
                  logContact({ due: each, contact });
                  // The button that had the focus leaves with its row.
                  list.current?.focus({ preventScroll: true });
                }}
              />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Rule() {
  const { t } = useTranslation('clients');
  return (
    <details className="group border-b border-line text-xs text-ink-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 px-5 font-medium max-md:px-4 lg:min-h-9 [&::-webkit-details-marker]:hidden hovered:text-ink">
        <ChevronRight aria-hidden="true" className="size-3.5 transition-transform group-open:rotate-90" />
        {t('touchbase.rule.title')}
      </summary>
      <p className="max-w-180 px-5 pb-3 max-md:px-4">{t('touchbase.rule.text', cadenceOfRelation)}</p>
    </details>
  );
}
