import type { Basket, BasketHome, BasketSending, SendingPreview } from '@hearthline/contract/baskets';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeName, useHomePrice } from '../../../shared/homes/home-words.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { sendingQuery } from '../api/baskets-api.ts';
import { useSendHomes } from '../api/sending-actions.ts';
import { listFreshHomes } from '../model/home-standing.ts';
import { joinPeople } from '../parts/people.tsx';
import { useMomentText } from '../parts/use-moment-text.ts';
import { SendingChecks } from './sending-checks.tsx';

interface SendDialogProps {
  basket: Basket;
  /** Of those that are pending, which it is about; missing where it is about all. */
  homeIds?: readonly string[] | undefined;
  timeZone: string | undefined;
  onClose: () => void;
  onSent: (sending: BasketSending) => void;
}

/** The last look before homes leave: which, to whom and when. Those that were pending are confirmed by it. */
export function SendDialog({ basket, homeIds, timeZone, onClose, onSent }: SendDialogProps) {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  const query = useQuery({ ...sendingQuery(basket.id), staleTime: 0 });
  const send = useSendHomes(basket.id);
  const fresh = listFreshHomes(basket);
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        fresh.flatMap(({ id, state }) =>
          state === 'pending' && homeIds && !homeIds.includes(id) ? [id] : [],
        ),
      ),
  );
  const going = fresh.filter(({ id }) => !left.has(id));
  const receiving = (query.data?.readers ?? basket.readers).filter(({ leftOut }) => leftOut === null);
  const isBlocked = going.length === 0 || (query.data !== undefined && receiving.length === 0);

  function toggle(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }

  function handleSend() {
    const approve = going.filter(({ state }) => state === 'pending').map(({ id }) => id);
    send.mutate(approve, {
      onSuccess: (sending) => {
        onClose();
        onSent(sending);
      },
    });
  }

  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      icon={<Send aria-hidden="true" strokeWidth={1.75} />}
      title={t('send.title', { count: going.length })}
      description={[basket.name, joinPeople(basket.readers, format)].filter(Boolean).join(' · ')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('send.keep')}
          </Button>
          <Button
            icon={<Send aria-hidden="true" />}
            disabled={isBlocked}
            isLoading={send.isPending}
            onClick={handleSend}
          >
            {t('send.confirm', { count: going.length })}
          </Button>
        </>
      }
    >
      <QueryBoundary query={query} pending={<SkeletonRow />}>
        {(preview) => (
          <>
            <Tiles preview={preview} homes={going.length} timeZone={timeZone} />
            <HomeTicks homes={fresh} left={left} onToggle={toggle} />
            <ul className="mt-4 flex flex-col gap-3.5 border-t border-line pt-4">
              <SendingChecks preview={preview} timeZone={timeZone} />
            </ul>
            {receiving.length === 0 ? (
              <p role="alert" className="mt-4 text-sm font-medium text-danger">
                {t('send.nobody')}
              </p>
            ) : null}
          </>
        )}
      </QueryBoundary>
    </Modal>
  );
}

interface TilesProps {
  preview: SendingPreview;
  homes: number;
  timeZone: string | undefined;
}

/** Now, to how many, and who is left out. */
function Tiles({ preview, homes, timeZone }: TilesProps) {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  const { whenText } = useMomentText(timeZone);
  const out = preview.readers.filter(({ leftOut }) => leftOut !== null).length;
  const people = preview.readers.length - out;
  const tiles = [
    { edge: 'border-l-brand', value: homes, text: t('send.leave', { when: whenText(preview.leavesAt) }) },
    { edge: 'border-l-info', value: people, text: t('send.getIt', { count: people }) },
    { edge: 'border-l-line-strong', value: out, text: t('send.leftOut', { count: out }) },
  ];
  return (
    <dl className="grid grid-cols-3 gap-2 max-sm:grid-cols-1">
      {tiles.map(({ edge, value, text }) => (
        <div
          key={edge}
          className={classNames(
            'flex flex-col-reverse rounded-md border border-l-3 border-line px-3.5 py-2.5 max-sm:flex-row-reverse max-sm:items-baseline max-sm:justify-end max-sm:gap-2',
            edge,
          )}
        >
          <dt className="text-xs text-ink-2">{text}</dt>
          <dd className="text-xl font-semibold tracking-[-0.035em]">{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface HomeTicksProps {
  homes: readonly BasketHome[];
  left: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Homes that were approved before go along; the others are confirmed here, one by one. */
function HomeTicks({ homes, left, onToggle }: HomeTicksProps) {
  const { t } = useTranslation('baskets');
  const nameOf = useHomeName();
  const priceOf = useHomePrice();
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 text-xs text-ink-3">{t('send.which')}</legend>
      {homes.map(({ id, listing, state }) => (
        <Checkbox
          key={id}
          isSelected={!left.has(id)}
          isDisabled={state === 'approved'}
          onChange={() => onToggle(id)}
          className="min-h-9 w-full"
        >
          <span className="flex min-w-0 flex-1 items-baseline justify-between gap-3">
            <span className="truncate">{nameOf(listing)}</span>
            <span className="flex-none text-ink-2">{priceOf(listing)}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
