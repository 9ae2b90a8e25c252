import type { DueClient, Today } from '@hearthline/contract/client-page';
import { cadenceOfRelation, defaultRelation } from '@hearthline/domain/client/touchbase';
import type { ContactKind } from '@hearthline/domain/client/vocabulary';
import { contactKinds } from '@hearthline/domain/client/vocabulary';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { ChevronRight, Handshake, Mail, MessageSquare, Phone } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { HearthIllustration } from '../../../shared/ui/illustrations.tsx';
import { useLogContact } from '../api/touchbase-actions.ts';
import { clientListLink } from '../parts/client-links.ts';
import { phoneLink, useClientFormat } from '../parts/format-client.ts';
import { nameOf } from '../parts/name-of.ts';
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

/** Why somebody stands on today's list: "Good relation, every 30 days, 13 days late". */
function useDueReason() {
  const { t } = useTranslation('clients');
  const format = useFormat();

  function describeRule({ client, everyDays, isPlanned, nextContactOn }: DueClient): string {
    if (isPlanned) return t('touchbase.planned', { day: format.monthDay(nextContactOn) });
    const { relation } = client;
    if (everyDays !== cadenceOfRelation[relation ?? defaultRelation])
      return t('touchbase.everySet', { count: everyDays });
    return `${t(`touchbase.relations.${relation ?? 'none'}`)}, ${t('touchbase.every', { count: everyDays })}`;
  }

  return (due: DueClient): string => {
    const { overdueDays, isPlanned } = due;
    const late = overdueDays > 0 ? t('touchbase.late', { count: overdueDays }) : t('touchbase.dueToday');
    return overdueDays === 0 && isPlanned ? describeRule(due) : `${describeRule(due)}, ${late}`;
  };
}

const icons: Record<ContactKind, LucideIcon> = {
  call: Phone,
  email: Mail,
  meeting: Handshake,
  text: MessageSquare,
};

interface LogButtonsProps {
  due: DueClient;
  onLog: (contact: ContactKind) => void;
}

/** One tap says that there was contact, and how. */
function LogButtons({ due, onLog }: LogButtonsProps) {
  const { t } = useTranslation('clients');
  const name = nameOf(due.client);
  return (
    <fieldset className="flex gap-1.5 max-lg:w-full">
      <legend className="sr-only">{t('touchbase.logFor', { name })}</legend>
      {contactKinds.map((contact) => {
        const Icon = icons[contact];
        return (
          <button
            key={contact}
            type="button"
            title={t(`touchbase.log.${contact}`, { name })}
            aria-label={t(`touchbase.log.${contact}`, { name })}
            onClick={() => onLog(contact)}
            className="flex min-h-11 flex-1 items-center justify-center gap-x-1.5 gap-y-0.5 max-sm:flex-col max-sm:px-1 max-sm:py-1.5 rounded-[8px] border border-line-strong bg-surface px-2.5 text-xs font-medium text-ink-2 transition-control lg:min-h-8 lg:flex-none hovered:bg-hover hovered:text-ink pressed:bg-pressed"
          >
            <Icon aria-hidden="true" className="size-4" />
            <span aria-hidden="true" className="max-sm:text-2xs lg:max-xl:hidden">
              {t(`contactKinds.${contact}`)}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
