import type { Basket, BasketHome, BasketReader } from '@hearthline/contract/baskets';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { basketQuery } from '../api/baskets-api.ts';
import { basketItemLink, basketLink, isRecordId } from '../model/basket-links.ts';
import { listFreshHomes, standingOf } from '../model/home-standing.ts';
import { AnswerTag, UnreadDot } from '../parts/answer-line.tsx';
import { firstNameOf, joinPeople } from '../parts/people.tsx';
import { SendDialog } from '../send/send-dialog.tsx';
import { useSendingStore } from '../send/sending-store.ts';

interface AnswerRow {
  key: string;
  label: string;
  /** Of each home in the order of the comparison; the words alone are printed. */
  cells: { text: string; shown: ReactNode }[];
}

interface ComparedAnswers {
  /** Whose homes these are, or why that is not known. */
  lead: ReactNode;
  /** Sends those of them that the client does not have yet. */
  send: ReactNode;
  rows: AnswerRow[];
}

/** What the people of a basket say to homes that are compared. Null where no basket is named. */
export function useComparedAnswers(
  basketId: string | undefined,
  { listingIds, timeZone }: { listingIds: readonly string[]; timeZone: string | undefined },
): ComparedAnswers | null {
  const { t } = useTranslation('baskets');
  const isNamed = isRecordId(basketId);
  const query = useQuery({ ...basketQuery(basketId ?? ''), enabled: isNamed });
  const failure = useQueryBoundary(query);
  const rows = useAnswerRows(query.data, listingIds);
  usePageName(undefined, query.data?.name);
  if (!isNamed) return null;
  if (query.data)
    return {
      lead: <BasketLead basket={query.data} />,
      send: <SendCompared basket={query.data} listingIds={listingIds} timeZone={timeZone} />,
      rows,
    };
  const lead = failure && <QueryError layout="line" failure={failure} text={t('view.failed')} />;
  return { lead, send: null, rows: [] };
}

function BasketLead({ basket }: { basket: Basket }) {
  const format = useFormat();
  return (
    <p className="text-sm text-ink-2">
      <Link {...basketLink(basket.id)} className="text-link touch-target">
        {basket.name}
      </Link>
      {` · ${joinPeople(basket.readers, format)}`}
    </p>
  );
}

interface SendComparedProps {
  basket: Basket;
  listingIds: readonly string[];
  timeZone: string | undefined;
}

function SendCompared({ basket, listingIds, timeZone }: SendComparedProps) {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  const watch = useSendingStore((state) => state.watch);
  const [isSending, setIsSending] = useState(false);
  const { id: basketId, name, readers, sending: underWay } = basket;
  const fresh = listFreshHomes(basket).filter(({ listing }) => listing && listingIds.includes(listing.id));
  if (fresh.length === 0 || underWay !== null) return null;
  return (
    <>
      <Button
        icon={<Send aria-hidden="true" />}
        className="max-md:order-2 max-md:mt-1 max-md:w-full"
        onClick={() => setIsSending(true)}
      >
        {t('compared.send', { people: format.list(readers.map((reader) => shortName(reader, readers))) })}
      </Button>
      {isSending ? (
        <SendDialog
          basket={basket}
          homeIds={fresh.map(({ id }) => id)}
          timeZone={timeZone}
          onClose={() => setIsSending(false)}
          onSent={(sending) => watch({ basketId, name, sending })}
        />
      ) : null}
    </>
  );
}

function useAnswerRows(basket: Basket | undefined, listingIds: readonly string[]): AnswerRow[] {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  const now = useNow();
  if (!basket) return [];
  const homes = listingIds.map((id) => basket.homes.find(({ listing }) => listing?.id === id));
  const answerOf = (reader: BasketReader, home: BasketHome | undefined): AnswerRow['cells'][number] => {
    const said = home?.answers.find(({ readerId }) => readerId === reader.readerId);
    if (!said?.answer) {
      const isSent = home && standingOf(home, now) === 'sent';
      const text = t(isSent ? 'answer.none' : 'answer.notSent');
      return { text, shown: <span className="font-normal text-ink-3">{text}</span> };
    }
    const reasons = format.list(said.reasons.map((reason) => t(`reasons.${reason}`)));
    return {
      text: [t(`answer.${said.answer}`), reasons].filter(Boolean).join(': '),
      shown: (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <AnswerTag answer={said.answer} />
          {reasons ? <span className="text-xs font-normal text-ink-2">{reasons}</span> : null}
          {said.isUnread ? <UnreadDot /> : null}
        </span>
      ),
    };
  };
  const talkOf = (home: BasketHome | undefined): AnswerRow['cells'][number] => {
    if (!home?.comments) return { text: '—', shown: <span className="text-ink-3">—</span> };
    const text = t('home.comments', { count: home.comments });
    return {
      text,
      shown: (
        <span className="flex flex-wrap items-center gap-x-2.5">
          <Link {...basketItemLink(basket, home.id)} className="text-link touch-target">
            {text}
          </Link>
          {home.unreadComments > 0 ? (
            <span className="inline-flex items-center gap-1.5 text-xs font-normal text-ink-2">
              <span aria-hidden="true" className="size-2 flex-none rounded-full bg-unread" />
              {t('compared.unread', { count: home.unreadComments })}
            </span>
          ) : null}
        </span>
      ),
    };
  };
  const hasTalk = homes.some((home) => home && home.comments > 0);
  return [
    ...basket.readers.map((reader) => ({
      key: reader.readerId,
      label: shortName(reader, basket.readers),
      cells: homes.map((home) => answerOf(reader, home)),
    })),
    ...(hasTalk ? [{ key: 'talk', label: t('talk.aboutHome'), cells: homes.map(talkOf) }] : []),
  ];
}

/** Two people of one first name are told apart by the rest of it. */
function shortName(reader: BasketReader, all: readonly BasketReader[]): string {
  const name = firstNameOf(reader);
  return all.filter((other) => firstNameOf(other) === name).length > 1 ? reader.name : name;
}
