import type { ClientFilter, SmartList } from '@hearthline/contract/client-filter';
import type { AudienceReply } from '@hearthline/contract/messages';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock, ListFilter, RefreshCw } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { PersonPicker } from '../../../shared/ui/person-picker.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { clientNameQuery, smartListsQuery } from '../api/messages-api.ts';
import { limits } from '../model/compose-state.ts';
import { useSplitText } from '../model/message-words.ts';
import { LeftOutList } from './left-out.tsx';
import type { ComposeForm } from './use-compose-form.ts';

interface AudiencePaneProps {
  form: ComposeForm;
  error: string | undefined;
  lists: ListLinks;
}

/** To whom the mail goes. */
export function AudiencePane({ form, error, lists }: AudiencePaneProps) {
  const { t } = useTranslation('messages');
  const { mode, clientIds, listId, channel, change, request, query } = form;
  const { data: smartLists } = useQuery({ ...smartListsQuery, enabled: mode === 'list' });
  const list = smartLists?.find(({ id }) => id === listId);
  return (
    <aside
      aria-labelledby="audience-heading"
      className="border-line bg-surface max-xl:overflow-hidden max-xl:rounded-lg max-xl:border max-xl:[&>:last-child]:border-b-0 xl:overflow-y-auto xl:border-r"
    >
      <section className="border-b border-line px-6 py-4.5 max-md:px-4">
        <div className="mb-2.5 flex items-center gap-3">
          <h2 id="audience-heading" className="flex-1 text-[15px]/[22px]">
            {t('compose.audience.heading')}
          </h2>
          {mode === 'list' && list ? (
            <Link {...lists.linkTo(list)} className="text-link text-sm">
              {t('compose.audience.editList')}
            </Link>
          ) : null}
        </div>
        <Segmented
          label={t('compose.audience.mode')}
          fullWidth
          className="mb-3"
          items={[
            { id: 'clients', label: t('compose.audience.clients') },
            { id: 'list', label: t('compose.audience.list') },
          ]}
          value={mode}
          onChange={(chosen) => change({ mode: chosen })}
        />
        {mode === 'clients' ? (
          <ClientPicker clientIds={clientIds} onChange={(ids) => change({ clientIds: ids })} error={error} />
        ) : (
          <ListPicker listId={listId} onChange={(id) => change({ listId: id })} error={error} lists={lists} />
        )}
      </section>
      {request ? (
        <QueryBoundary
          query={query}
          pending={
            <div aria-busy="true" className="grid gap-3 px-6 py-4.5">
              <Skeleton className="h-9 w-40" />
              <Skeleton className="h-2.5 w-full" />
            </div>
          }
          error={(failure) => (
            <QueryError
              layout="line"
              failure={failure}
              text={t('compose.audience.failed')}
              className="px-6 py-4.5 max-md:px-4"
            />
          )}
        >
          {(audience) => (
            <>
              <AudienceCounts audience={audience} isOld={query.isPlaceholderData} />
              <SendingLimit sending={audience.sending} isPlanned={form.sendAt !== null} />
              <LeftOutList request={request} leftOut={audience.leftOut} channel={channel} />
            </>
          )}
        </QueryBoundary>
      ) : null}
    </aside>
  );
}

const announceMs = 800;

/** How many get it, of how many, and in which language. */
function AudienceCounts({ audience, isOld }: { audience: AudienceReply; isOld: boolean }) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  const { matches, willGet } = audience;
  const leftOut = matches - willGet;
  const announced = useSettled(isOld ? undefined : willGet, announceMs);
  return (
    <section className={classNames('border-b border-line px-6 py-4.5 max-md:px-4', isOld && 'opacity-60')}>
      <p role="status" className="sr-only">
        {announced === undefined ? null : t('compose.audience.willGetWhole', { count: announced })}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="text-[36px]/[40px] font-semibold tracking-[-0.035em]">{format.number(willGet)}</b>
        <span className="flex-1 text-base text-ink-2">
          {t('compose.audience.willGet', { count: willGet })}
        </span>
        <span className="text-sm text-ink-3">{t('compose.audience.match', { count: matches })}</span>
      </p>
      <div aria-hidden="true" className="my-2.5 flex h-2.5 gap-[3px]">
        {willGet > 0 ? <i className="rounded-[5px] bg-brand" style={{ flexGrow: willGet }} /> : null}
        {leftOut > 0 ? <i className="rounded-[5px] bg-line-control" style={{ flexGrow: leftOut }} /> : null}
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 gap-y-1 text-xs text-ink-2">
        {willGet > 0 ? (
          <span className="flex items-center gap-1.5">
            <i aria-hidden="true" className="size-[9px] rounded-[3px] bg-brand" />
            <Languages {...audience.languages} />
          </span>
        ) : null}
        {leftOut > 0 ? (
          <span className="flex items-center gap-1.5">
            <i aria-hidden="true" className="size-[9px] rounded-[3px] bg-line-control" />
            {t('compose.audience.leftOutCount', { count: leftOut })}
          </span>
        ) : null}
      </p>
    </section>
  );
}

/** What may still go today and why, before it is too much. */
function SendingLimit({ sending, isPlanned }: { sending: AudienceReply['sending']; isPlanned: boolean }) {
  const { t } = useTranslation('messages');
  const splitText = useSplitText();
  const { limit, left, reason, halvedBy, today, later } = sending;
  const plannedText = today + later > limit ? t('compose.limit.planned', { limit }) : null;
  const split = isPlanned ? plannedText : splitText(sending);
  return (
    <section
      aria-labelledby="limit-heading"
      className="border-b border-line px-6 py-3.5 text-xs text-ink-2 max-md:px-4"
    >
      <h3 id="limit-heading" className="text-sm font-medium text-ink">
        {left === 0 ? t('compose.limit.none', { limit }) : t('compose.limit.left', { count: left, limit })}
      </h3>
      <p className="mt-0.5">
        {t(`compose.limit.why.${reason}`)} {halvedBy ? t(`compose.limit.halved.${halvedBy}`) : null}
      </p>
      {split ? (
        <p className="mt-1.5 flex gap-2 text-sm text-warning">
          <CalendarClock aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px flex-none" />
          {split}
        </p>
      ) : null}
    </section>
  );
}

function Languages({ en, fr }: AudienceReply['languages']) {
  const { t } = useTranslation('messages');
  const format = useFormat();
  if (fr === 0) return t('compose.audience.onlyEnglish', { count: en });
  if (en === 0) return t('compose.audience.onlyFrench', { count: fr });
  return t('compose.audience.languages', { english: format.number(en), french: format.number(fr) });
}

const shownNames = 12;

interface ClientPickerProps {
  clientIds: readonly string[];
  onChange: (clientIds: string[]) => void;
  error: string | undefined;
}

/** Clients by name, each a chip under the field. */
function ClientPicker({ clientIds, onChange, error }: ClientPickerProps) {
  const { t } = useTranslation('messages');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <PersonPicker
        label={t('compose.audience.find')}
        placeholder={t('compose.audience.findHint')}
        chosen={clientIds.map((id) => ({ id, firstName: '', lastName: '' }))}
        onChange={(people) => onChange(people.map(({ id }) => id))}
        most={limits.clients}
        areChipsElsewhere
        error={error}
      />
      <ChosenClients clientIds={clientIds} onChange={onChange} />
    </div>
  );
}

function ChosenClients({ clientIds, onChange }: Pick<ClientPickerProps, 'clientIds' | 'onChange'>) {
  const { t } = useTranslation('messages');
  const shown = clientIds.slice(0, shownNames);
  const names = useQueries({ queries: shown.map(clientNameQuery) });
  const rest = clientIds.length - shown.length;
  if (clientIds.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ul aria-label={t('compose.audience.chosen')} className="contents">
        {shown.map((id, index) => {
          const { data, isError } = names[index] ?? {};
          const name = data ?? (isError ? t('compose.audience.unknown') : '…');
          return (
            <li key={id} className="min-w-0">
              <Chip
                isRemovable
                aria-label={t('compose.audience.remove', { name })}
                className="max-w-full"
                onClick={() => onChange(clientIds.filter((each) => each !== id))}
              >
                <span className="truncate">{name}</span>
              </Chip>
            </li>
          );
        })}
      </ul>
      {rest > 0 ? (
        <span className="text-xs text-ink-2">{t('compose.audience.more', { count: rest })}</span>
      ) : null}
      {clientIds.length > 3 ? (
        <Button variant="link" size="sm" onClick={() => onChange([])}>
          {t('compose.audience.removeAll')}
        </Button>
      ) : null}
    </div>
  );
}

/** What the clients' own screens know of smart lists. */
export interface ListLinks {
  /** Says in words what a list asks for. */
  FilterWords: ComponentType<{ filter: ClientFilter }>;
  /** Where its clients are shown and its filter is changed. */
  linkTo: (list: SmartList) => { to: string; search: Record<string, string | undefined> };
}

interface ListPickerProps {
  listId: string | null;
  onChange: (listId: string) => void;
  error: string | undefined;
  lists: ListLinks;
}

function ListPicker({ listId, onChange, error, lists: { FilterWords } }: ListPickerProps) {
  const { t } = useTranslation('messages');
  const { data: smartLists } = useQuery(smartListsQuery);
  if (smartLists?.length === 0)
    return (
      <p className="text-sm text-ink-2">
        {t('compose.audience.noLists')}{' '}
        <Link to="/clients" search={{}} className="text-link">
          {t('compose.audience.toClients')}
        </Link>
      </p>
    );
  const chosen = smartLists?.find(({ id }) => id === listId);
  const isGone = smartLists !== undefined && listId !== null && !chosen;
  return (
    <div className="grid gap-2.5">
      <Select
        label={t('compose.audience.chooseList')}
        isLabelHidden
        placeholder={t('compose.audience.chooseList')}
        icon={<ListFilter aria-hidden="true" strokeWidth={1.75} />}
        items={(smartLists ?? []).map(({ id, name, count }) => ({
          id,
          label: t('compose.audience.listCount', { name, count }),
        }))}
        value={chosen?.id ?? null}
        onChange={onChange}
        error={isGone ? t('compose.audience.gone') : error}
      />
      {chosen ? (
        <>
          <FilterWords filter={chosen.filter} />
          <p className="flex items-center gap-1.5 text-xs text-ink-3">
            <RefreshCw aria-hidden="true" size={14} strokeWidth={1.75} />
            {t('compose.audience.recounted')}
          </p>
        </>
      ) : null}
    </div>
  );
}
