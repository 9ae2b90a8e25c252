import type { TimelineEntry } from '@hearthline/contract/client-timeline';
import { commercialCategories, consentTypes } from '@hearthline/domain/client/consent';
import type { ClientField } from '@hearthline/domain/client/fields';
import { clientFields } from '@hearthline/domain/client/fields';
import { clientCategories } from '@hearthline/domain/client/vocabulary';
import { isRead } from '@hearthline/domain/message/open-grade';
import { Link } from '@tanstack/react-router';
import { Check, CheckCheck, CircleAlert, Clock, Undo2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { GradeBars } from '../../../shared/ui/grade-bars.tsx';
import { MenuItem, MoreMenu } from '../../../shared/ui/menu.tsx';
import { analysisLink, basketLink, cardBatchLink } from '../parts/client-links.ts';
import { useClientWords } from '../parts/use-client-words.ts';
import { useContacts } from './client-page-api.ts';
import { lookOf } from './entry-looks.ts';

interface TimelineRowProps {
  clientId: string;
  entry: TimelineEntry;
  timeZone?: string;
}

export function TimelineRow({ clientId, entry, timeZone }: TimelineRowProps) {
  const format = useFormat(timeZone);
  const { title, text } = useEntryWords()(entry);
  const { Icon, colour } = lookOf(entry);
  return (
    <li className="relative flex gap-3 py-2 before:absolute before:inset-y-0 before:left-[17.5px] before:w-px before:bg-line before:content-[''] lg:gap-3.5 lg:py-[9px] lg:before:left-[15.5px]">
      <span
        aria-hidden="true"
        style={{ '--entry': colour } as CSSProperties}
        className="z-1 grid size-9 flex-none place-items-center rounded-md bg-[color-mix(in_srgb,var(--entry)_14%,var(--entry-ground,var(--surface)))] text-(--entry) lg:size-8 [&_svg]:size-4"
      >
        <Icon strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-2">
          <p className="min-w-0 flex-1 text-base font-medium wrap-anywhere lg:text-sm">
            {entry.kind === 'basket' ? (
              <Link {...basketLink(entry)} className="touch-target rounded-xs hover:underline">
                {title}
              </Link>
            ) : entry.kind === 'analysis' ? (
              <Link {...analysisLink(entry)} className="touch-target rounded-xs hover:underline">
                {title}
              </Link>
            ) : entry.kind === 'card' ? (
              <Link {...cardBatchLink(entry.id)} className="touch-target rounded-xs hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
          {entry.kind === 'contact' && <ContactMenu clientId={clientId} entryId={entry.id} title={title} />}
          <time dateTime={entry.at} className="flex-none text-xs whitespace-nowrap text-ink-3">
            {format.time(entry.at)}
          </time>
        </div>
        {text && <p className="text-sm whitespace-pre-line text-ink-2 wrap-anywhere lg:text-xs">{text}</p>}
        {entry.kind === 'mail' && <MailLine entry={entry} timeZone={timeZone} />}
      </div>
    </li>
  );
}

interface ContactMenuProps {
  clientId: string;
  entryId: string;
  title: string;
}

/** A contact that was logged by mistake; after its toast is gone, taking it back cannot be undone. */
function ContactMenu({ clientId, entryId, title }: ContactMenuProps) {
  const { t } = useTranslation(['clients', 'common']);
  const { remove } = useContacts(clientId);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="-my-1.5 flex-none self-center">
      <MoreMenu label={t('page.log.menu', { title })} buttonClassName="text-ink-3!">
        <MenuItem icon={<Undo2 />} onAction={() => setIsAsked(true)}>
          {t('page.log.takeBack')}
        </MenuItem>
      </MoreMenu>
      {isAsked && (
        <ConfirmDialog
          isOpen
          isDestructive
          onOpenChange={setIsAsked}
          title={t('page.log.takeBackTitle')}
          text={t('page.log.takeBackText')}
          confirmLabel={t('page.log.takeBack')}
          cancelLabel={t('common:cancel')}
          isLoading={remove.isPending}
          onConfirm={() => remove.mutate(entryId)}
        />
      )}
    </div>
  );
}

type MailEntry = Extract<TimelineEntry, { kind: 'mail' }>;

/** What became of a message: delivered when, read when, and how sure that is. */
function MailLine({ entry, timeZone }: { entry: MailEntry; timeZone?: string }) {
  const { t } = useTranslation('clients');
  const format = useFormat(timeZone);
  const { status, deliveredAt, readAt, grade, clicks, hasReply } = entry;
  const evidence = hasReply
    ? t('page.mail.replied')
    : clicks > 0
      ? t('page.mail.clicks', { count: clicks })
      : '';
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-1 rounded-[8px] text-xs text-ink-2 lg:border lg:border-line lg:bg-inset lg:px-2.5 lg:py-[7px] [&_svg]:size-3.5">
      {deliveredAt ? (
        <span className="flex items-center gap-1">
          <Check aria-hidden="true" />
          {t('page.mail.delivered', { time: format.time(deliveredAt) })}
        </span>
      ) : (
        <span className={classNames('flex items-center gap-1', status === 'failed' && 'text-danger')}>
          {status === 'failed' ? <CircleAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}
          {t(`page.mail.statuses.${status}`)}
        </span>
      )}
      {readAt && isRead(grade) && (
        <span className="flex items-center gap-1">
          <CheckCheck aria-hidden="true" />
          {t('page.mail.read', { time: format.time(readAt) })}
        </span>
      )}
      {deliveredAt && <GradeBars grade={grade} label={t(`page.mail.grades.${grade}`)} />}
      {evidence && <span className="text-ink-3">{evidence}</span>}
    </div>
  );
}

type Change = Extract<TimelineEntry, { kind: 'change' }>;

/** What happened, in a title and a line below it. */
function useEntryWords(): (entry: TimelineEntry) => { title: string; text: string } {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const format = useFormat();

  /** Codes stand with spaces between; one that is not known is left out. */
  function writeDetail({ change, detail }: Change): string {
    const codes = detail.split(' ');
    switch (change) {
      case 'edited':
        return codes.flatMap((code) => (isField(code) ? t(`form.fields.${code}`) : [])).join(', ');
      case 'categoryChanged':
        return wordOf('category', clientCategories.find((each) => each === detail) ?? null);
      case 'consentRecorded': {
        const type = consentTypes.find((each) => each === detail);
        return type ? t(`page.consent.types.${type}.label`) : '';
      }
      case 'unsubscribed': {
        const wanted = commercialCategories.filter((each) => codes.includes(each));
        const names = wanted.map((each) => t(`page.consent.categories.${each}`)).join(', ');
        return names ? t('page.entries.stillWants', { names }) : t('page.entries.leftAll');
      }
      case 'merged':
      case 'householdChanged':
        return detail;
      default:
        return '';
    }
  }

  return (entry) => {
    switch (entry.kind) {
      case 'contact': {
        const kind = t(`contactKinds.${entry.contact}`);
        const title =
          entry.minutes === null ? kind : t('page.entries.contact', { kind, count: entry.minutes });
        return { title, text: entry.text };
      }
      case 'mail':
        return {
          title: entry.subject || t(`page.mail.${entry.channel}`),
          text: t(`page.mail.categories.${entry.category}`),
        };
      case 'card':
        return { title: t('page.entries.card'), text: entry.name };
      case 'note':
        return {
          title: t(entry.isPinned ? 'page.entries.pinnedNote' : 'page.entries.note'),
          text: entry.text,
        };
      case 'task':
        return { title: t('page.entries.task'), text: entry.title };
      case 'analysis':
        return {
          title: t(`page.entries.analysis.${entry.event}`),
          text: [
            entry.address,
            t('page.entries.analysis.version', {
              number: format.number(entry.version),
              value: format.price(entry.value),
            }),
            entry.event === 'reportOpened' ? t('page.entries.analysis.times', { count: entry.opened }) : '',
          ]
            .filter(Boolean)
            .join(' · '),
        };
      case 'basket':
        return {
          title:
            entry.event === 'made'
              ? t(`page.entries.basket.made.${entry.basketType}`)
              : t(`page.entries.basket.${entry.event}`),
          text: [entry.address || entry.basketName, entry.text].filter(Boolean).join(' · '),
        };
      case 'change':
        return { title: t(`page.entries.changes.${entry.change}`), text: writeDetail(entry) };
    }
  };
}

const isField = (code: string): code is ClientField => code in clientFields;
