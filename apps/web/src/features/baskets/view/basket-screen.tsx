import type { Basket } from '@hearthline/contract/baskets';
import { Link, useSearch } from '@tanstack/react-router';
import { Copy, Pencil, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoardAgreement } from '../../../shared/api/board-access.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { BoardAccessBanner } from '../../../shared/ui/board-access-needed.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useDuplicateBasket, useRefetchBaskets } from '../api/basket-actions.ts';
import { basketFormLink, isRecordId } from '../model/basket-links.ts';
import { listFreshHomes } from '../model/home-standing.ts';
import { BasketFrame } from '../parts/basket-frame.tsx';
import { BasketMissing } from '../parts/basket-missing.tsx';
import { joinPeople, PeopleAvatars } from '../parts/people.tsx';
import { useDepartures, useMomentText } from '../parts/use-moment-text.ts';
import { SendDialog } from '../send/send-dialog.tsx';
import { SendingBar } from '../send/sending-bar.tsx';
import { HomesPane } from './homes-pane.tsx';
import { SideCards } from './side-cards.tsx';

interface BasketScreenProps {
  timeZone?: string | undefined;
}

/** One basket: its homes on their way to the client, and what the client says to them. */
export function BasketScreen({ timeZone }: BasketScreenProps) {
  const { id } = useSearch({ strict: false }) as { id?: string };
  if (!isRecordId(id)) return <BasketMissing />;
  return (
    <BasketFrame key={id} id={id} pending={<ViewSkeleton />}>
      {(basket) => <BasketView basket={basket} timeZone={timeZone} />}
    </BasketFrame>
  );
}

function BasketView({ basket, timeZone }: BasketScreenProps & { basket: Basket }) {
  const refetch = useRefetchBaskets();
  const { t } = useTranslation('baskets');
  const agreement = useBoardAgreement();
  usePageName(basket.name);
  return (
    <div className="flex flex-1 flex-col gap-4">
      <BasketHeader basket={basket} timeZone={timeZone} />
      <BoardAccessBanner agreement={agreement} more={t('view.closed')} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
        <HomesPane basket={basket} timeZone={timeZone} />
        <SideCards basket={basket} timeZone={timeZone} />
      </div>
      {basket.sending ? (
        <SendingBar
          key={basket.sending.id}
          basketId={basket.id}
          name={basket.name}
          sending={basket.sending}
          timeZone={timeZone}
          onOver={refetch}
          className="sticky bottom-4 z-(--z-sticky) mx-auto mt-auto w-full max-w-190"
        />
      ) : null}
    </div>
  );
}

function ViewSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Skeleton className="size-12 rounded-full!" />
        <span className="flex flex-col gap-2">
          <Skeleton className="h-6 w-56" />
          <Skeleton className="h-3 w-72" />
        </span>
      </div>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,272px),1fr))] gap-4">
          {['a', 'b', 'c', 'd'].map((place) => (
            <Skeleton key={place} className="h-76 rounded-lg!" />
          ))}
        </div>
        <div className="grid content-start gap-4">
          <Skeleton className="h-36 rounded-lg!" />
          <Skeleton className="h-64 rounded-lg!" />
        </div>
      </div>
    </SkeletonFrame>
  );
}

interface BasketHeaderProps {
  basket: Basket;
  timeZone: string | undefined;
}

function BasketHeader({ basket, timeZone }: BasketHeaderProps) {
  const { t } = useTranslation('baskets');
  const format = useFormat(timeZone);
  const [isSending, setIsSending] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const duplicate = useDuplicateBasket();
  const { id, name, type, readers, homes } = basket;
  const { whenText } = useMomentText(timeZone);
  const { lastNotifiedAt, leavesAt } = useDepartures(basket);
  const fresh = listFreshHomes(basket).length;
  // The button that sends goes once homes wait, and would leave the focus nowhere.
  const isWaiting = basket.sending !== null;
  useEffect(() => {
    if (!wasSent || !isWaiting) return;
    heading.current?.focus({ preventScroll: true });
    setWasSent(false);
  }, [wasSent, isWaiting]);
  const facts = [
    joinPeople(readers, format),
    t('homes', { count: homes.length }),
    ...(lastNotifiedAt === null ? [] : [t('view.sharedOn', { date: format.dateText(lastNotifiedAt) })]),
    ...(leavesAt === null ? [] : [t('view.leaves', { when: whenText(leavesAt) })]),
    ...((lastNotifiedAt ?? leavesAt) ? [] : [t('view.notSent')]),
  ];
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <PeopleAvatars people={readers} size="lg" />
      <div className="min-w-60 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5">
          <h1 ref={heading} tabIndex={-1} className="min-w-0 break-words outline-none">
            {name}
          </h1>
          <Tag>{t(`form.types.${type}`)}</Tag>
        </div>
        <p className="text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full">
        <Button
          variant="ghost"
          icon={<Copy aria-hidden="true" />}
          isLoading={duplicate.isPending}
          onClick={() => duplicate.mutate({ id, name })}
        >
          {t('actions.duplicate')}
        </Button>
        <Link {...basketFormLink({ id })} className={buttonClass({ variant: 'secondary' })}>
          <Pencil aria-hidden="true" />
          {t('actions.edit')}
        </Link>
        {fresh > 0 && basket.sending === null ? (
          <Button
            icon={<Send aria-hidden="true" />}
            className="max-md:w-full"
            onClick={() => setIsSending(true)}
          >
            {t('view.sendNew', { count: fresh })}
          </Button>
        ) : null}
      </div>
      {isSending ? (
        <SendDialog
          basket={basket}
          timeZone={timeZone}
          onClose={() => setIsSending(false)}
          onSent={() => setWasSent(true)}
        />
      ) : null}
    </header>
  );
}
