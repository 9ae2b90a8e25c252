import type { ClientRow } from '@hearthline/contract/clients';
import type { ConsentSummary } from '@hearthline/domain/client/consent';
import { definitionOf } from '@hearthline/domain/client/fields';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keptFromRow } from '../../../shared/ui/kept-from-row.ts';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import type { TagTone } from '../../../shared/ui/tag.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { CategoryTag } from '../parts/category-tag.tsx';
import { clientPageLink } from '../parts/client-links.ts';
import { useClientFormat } from '../parts/format-client.ts';
import { nameOf } from '../parts/name-of.ts';
import { RelationBars } from '../parts/relation-bars.tsx';
import type { WordField } from '../parts/use-client-words.ts';
import { useClientWords } from '../parts/use-client-words.ts';
import { useDayText } from '../parts/use-day-text.ts';
import type { ColumnId } from './column-store.ts';

const shownTags = 2;

/** Reaches over the whole row or card, which has to be `relative`. */
export function ClientLink({ client }: { client: ClientRow }) {
  return (
    <Link
      {...clientPageLink(client.id)}
      title={nameOf(client)}
      {...keptFromRow}
      className="min-w-12 truncate rounded-xs font-medium text-ink outline-none after:absolute after:inset-0 after:content-[''] focused:after:outline-2 focused:after:-outline-offset-2 focused:after:outline-focus"
    >
      {nameOf(client)}
    </Link>
  );
}

export function StateTags({ client }: { client: ClientRow }) {
  const { t } = useTranslation('clients');
  return (
    <>
      {client.isOptedOut ? <Tag className="shrink-0">{t('consentWords.optedOut')}</Tag> : null}
      {client.isIncomplete ? (
        <Tag tone="warning" className="shrink-0">
          {t('list.incomplete')}
        </Tag>
      ) : null}
    </>
  );
}

export function NameCell({ client }: { client: ClientRow }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <PersonAvatar firstName={client.firstName} lastName={client.lastName} />
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          <ClientLink client={client} />
          <StateTags client={client} />
        </div>
        <div className="truncate text-xs text-ink-3">{client.email || '—'}</div>
      </div>
    </div>
  );
}

interface FactCellProps {
  column: ColumnId;
  client: ClientRow;
  timeZone: string | undefined;
}

/** One fact of a client as the table shows it. */
export function FactCell({ column, client, timeZone }: FactCellProps) {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const format = useClientFormat();
  const { dayText, today } = useDayText(timeZone);
  switch (column) {
    case 'category':
      return <CategoryTag category={client.category} />;
    case 'budget':
      return format.budget(client);
    case 'relation':
      return <RelationBars relation={client.relation} className="text-xs" />;
    case 'tags':
      return <TagsCell tags={client.tags} />;
    case 'consent':
      return <ConsentTag consent={client.consent} />;
    case 'birthday':
      return client.birthday === null ? '—' : dayText(client.birthday);
    case 'entered':
      return dayText(client.entryDate);
    case 'lastContact':
      return client.lastContactAt === null ? t('list.never') : dayText(client.lastContactAt);
    case 'nextContact':
      return client.nextContactOn === null ? (
        '—'
      ) : (
        <span className={client.nextContactOn <= today ? 'font-medium text-brand-ink' : undefined}>
          {dayText(client.nextContactOn)}
        </span>
      );
    default: {
      const value = client[column];
      if (definitionOf(column).kind === 'phone') return format.phone(value ?? '');
      return (
        (definitionOf(column).kind === 'choice' ? wordOf(column as WordField, value as never) : value) || '—'
      );
    }
  }
}

function TagsCell({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('clients');
  if (tags.length === 0) return '—';
  const hidden = tags.slice(shownTags);
  return (
    <span className="flex gap-1">
      {tags.slice(0, shownTags).map((tag) => (
        <Tag key={tag} className="max-w-28">
          <span className="truncate">{tag}</span>
        </Tag>
      ))}
      {hidden.length > 0 ? (
        <span title={hidden.join(', ')} className="relative z-1 self-center text-xs text-ink-3">
          {t('list.moreTags', { count: hidden.length })}
        </span>
      ) : null}
    </span>
  );
}

const tones: Record<ConsentSummary, TagTone> = {
  express: 'success',
  implied: 'warning',
  ending: 'danger',
  referral: 'info',
  none: 'neutral',
  optedOut: 'neutral',
};

/** Whether commercial mail may go to a person, in a word. */
function ConsentTag({ consent }: { consent: ConsentSummary }) {
  const { t } = useTranslation('clients');
  return <Tag tone={tones[consent]}>{t(`consentWords.${consent}`)}</Tag>;
}
