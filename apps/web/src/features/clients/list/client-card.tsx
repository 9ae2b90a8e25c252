import type { ClientRow } from '@hearthline/contract/clients';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { CategoryTag } from '../parts/category-tag.tsx';
import { useClientFormat } from '../parts/format-client.ts';
import { nameOf } from '../parts/name-of.ts';
import { RelationBars } from '../parts/relation-bars.tsx';
import { useClientWords } from '../parts/use-client-words.ts';
import { useDayText } from '../parts/use-day-text.ts';
import { ClientLink, StateTags } from './client-cell.tsx';
import { RowMenu } from './row-menu.tsx';
import type { ClientSelection } from './use-selection.ts';

interface ClientCardProps {
  client: ClientRow;
  selection: ClientSelection;
  timeZone: string | undefined;
}

/** A client where there is no room for a table. */
export function ClientCard({ client, selection, timeZone }: ClientCardProps) {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const format = useClientFormat();
  const { dayText } = useDayText(timeZone);
  const facts = [wordOf('type', client.type), client.budget === null ? '' : format.budget(client)];
  return (
    <>
      <Checkbox
        isSelected={selection.has(client.id)}
        onChange={() => selection.toggle(client.id)}
        aria-label={t('list.select', { name: nameOf(client) })}
        className="z-1 mt-2.5 self-start"
      />
      <PersonAvatar firstName={client.firstName} lastName={client.lastName} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-center gap-2 text-base">
          <ClientLink client={client} />
        </div>
        <p className="truncate text-xs text-ink-3">{client.email || format.phone(client.phone)}</p>
        <p className="mt-1 text-sm wrap-anywhere">{facts.filter(Boolean).join(' · ') || '—'}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-xs text-ink-2">
          <CategoryTag category={client.category} />
          <StateTags client={client} />
          {client.relation === null ? null : <RelationBars relation={client.relation} />}
          <span className="text-ink-3">
            {t('list.lastContactWas', {
              when: client.lastContactAt === null ? t('list.never') : dayText(client.lastContactAt),
            })}
          </span>
        </div>
      </div>
      <RowMenu client={client} />
    </>
  );
}
