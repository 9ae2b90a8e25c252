import type { Wanter } from '@hearthline/contract/alert-fit';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Send, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeName, useHomePrice } from '../../../../shared/homes/home-words.ts';
import { cardsQuery } from '../../../../shared/homes/homes-api.ts';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { useBasketRequestStore } from '../../../../shared/stores/basket-request-store.ts';
import { useWantedRequestStore } from '../../../../shared/stores/wanted-request-store.ts';
import { Button, buttonClass } from '../../../../shared/ui/button.tsx';
import { Drawer } from '../../../../shared/ui/drawer.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { PeopleIllustration } from '../../../../shared/ui/illustrations.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { QueryBoundary } from '../../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../../shared/ui/skeleton.tsx';
import { useSendToWanters } from '../api/alert-actions.ts';
import { wantedQuery } from '../api/alerts-api.ts';
import { alertFormLink } from '../model/alert-links.ts';
import type { CriteriaWords } from '../model/criteria-voice.ts';
import { WanterRow } from './wanter-row.tsx';

interface WantedDrawerProps {
  Words: CriteriaWords;
  timeZone: string | undefined;
}

/** Answers what any place that shows a home has asked for. */
export function WantedDrawer(props: WantedDrawerProps) {
  const { listingId, close } = useWantedRequestStore();
  // What was asked last stays while the drawer slides out.
  const [shownId, setShownId] = useState(listingId);
  if (listingId !== null && listingId !== shownId) setShownId(listingId);
  if (shownId === null) return null;
  return (
    <WantedHome key={shownId} listingId={shownId} isOpen={listingId !== null} onClose={close} {...props} />
  );
}

interface WantedHomeProps extends WantedDrawerProps {
  listingId: string;
  isOpen: boolean;
  onClose: () => void;
}

export const canBeSent = ({ block, sentAt }: Wanter): boolean => block === null && sentAt === null;

function WantedHome({ listingId, isOpen, onClose, Words, timeZone }: WantedHomeProps) {
  const { t } = useTranslation('basketsAlerts');
  const query = useQuery({ ...wantedQuery(listingId), enabled: isOpen });
  const [listing] = useQuery({ ...cardsQuery([listingId]), enabled: isOpen }).data ?? [];
  const send = useSendToWanters(listingId);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { matches = [], near = [] } = query.data ?? {};
  // Whoever said no is asked again only where the agent wants to.
  const isTicked = (wanter: Wanter) =>
    canBeSent(wanter) &&
    (changed.get(wanter.alert.id) ?? (wanter.misses.length === 0 && wanter.answer !== 'no'));
  const ticked = [...matches, ...near].filter(isTicked);
  const row = (wanter: Wanter) => (
    <WanterRow
      key={wanter.alert.id}
      wanter={wanter}
      isTicked={isTicked(wanter)}
      onTick={(isOn) => setChanged(new Map(changed).set(wanter.alert.id, isOn))}
      isSending={send.isPending && send.variables.includes(wanter.alert.id)}
      onSend={() => send.mutate([wanter.alert.id])}
      Words={Words}
      timeZone={timeZone}
    />
  );

  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      isWide
      title={t('wanted.title')}
      header={
        <HomeLine listing={listing} counts={query.data && { match: matches.length, near: near.length }} />
      }
      footer={
        matches.length + near.length === 0 ? null : (
          <Footer
            listingId={listingId}
            listing={listing}
            count={ticked.length}
            isSending={send.isPending}
            onSend={() => send.mutate(ticked.map(({ alert }) => alert.id))}
            onClose={onClose}
          />
        )
      }
    >
      <QueryBoundary
        query={query}
        pending={<WantedSkeleton />}
        error={(failure) => <QueryError failure={failure} text={t('wanted.failed')} className="m-2" />}
        isEmpty={(found) => found.matches.length + found.near.length === 0}
        empty={<NobodyWants onClose={onClose} />}
      >
        {() => (
          <div className="flex flex-col gap-4 px-2 py-3">
            {matches.length > 0 ? (
              <Group id="match" meta={t('wanted.matchText')}>
                {matches.map(row)}
              </Group>
            ) : null}
            {near.length > 0 ? (
              <Group id="near" meta={t('wanted.nearText')}>
                {near.map(row)}
              </Group>
            ) : null}
          </div>
        )}
      </QueryBoundary>
    </Drawer>
  );
}

interface GroupProps {
  id: 'match' | 'near';
  meta: string;
  children: React.ReactNode;
}

function Group({ id, meta, children }: GroupProps) {
  const { t } = useTranslation('basketsAlerts');
  return (
    <section aria-labelledby={`wanted-${id}`}>
      <header className="flex items-baseline gap-3 pb-1">
        <h3 id={`wanted-${id}`} className="flex-1 text-sm font-medium">
          {t(`wanted.${id}`)}
        </h3>
        <span className="text-xs text-ink-3">{meta}</span>
      </header>
      <ul>{children}</ul>
    </section>
  );
}

interface HomeLineProps {
  listing: ListingCard | undefined;
  counts: Record<'match' | 'near', number> | undefined;
}

function HomeLine({ listing, counts }: HomeLineProps) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  const name = useHomeName();
  const price = useHomePrice();
  return (
    <div className="flex items-center gap-3 pt-1">
      <span className="block h-13 w-18 flex-none overflow-hidden rounded-md">
        {listing ? (
          <ListingPhoto url={listing.photoUrl} alt="" width={320} isThumbnail />
        ) : (
          <Skeleton className="size-full" />
        )}
      </span>
      {listing ? (
        <p className="min-w-0 flex-1">
          <span className="block text-base font-semibold tracking-[-0.02em]">{price(listing)}</span>
          <span className="block truncate text-sm text-ink-2">{name(listing)}</span>
        </p>
      ) : (
        <Skeleton className="h-9 flex-1" />
      )}
      {counts ? (
        <dl className="flex flex-none gap-4 text-right">
          {(['match', 'near'] as const).map((id) => (
            <div key={id} className="flex flex-col-reverse">
              <dt className="text-xs text-ink-3">{t(`wanted.counts.${id}`, { count: counts[id] })}</dt>
              <dd className="text-lg font-semibold">{format.number(counts[id])}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

interface FooterProps {
  listingId: string;
  listing: ListingCard | undefined;
  count: number;
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
}

function Footer({ listingId, listing, count, isSending, onSend, onClose }: FooterProps) {
  const { t } = useTranslation('basketsAlerts');
  const ask = useBasketRequestStore((state) => state.ask);
  return (
    <>
      <p role="status" className="min-w-28 flex-1 text-sm text-ink-2 max-sm:basis-full">
        {t('wanted.chosen', { count })}
      </p>
      <Button
        variant="secondary"
        icon={<ShoppingBasket aria-hidden="true" />}
        aria-haspopup="dialog"
        className="max-sm:flex-1"
        onClick={() => {
          onClose();
          ask({ kind: 'add', listingIds: [listingId], address: listing?.address || undefined });
        }}
      >
        {t('wanted.addToBasket')}
      </Button>
      <Button
        icon={<Send aria-hidden="true" />}
        className="max-sm:flex-1"
        disabled={count === 0}
        isLoading={isSending}
        onClick={onSend}
      >
        {t('wanted.sendTo', { count })}
      </Button>
    </>
  );
}

function NobodyWants({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('basketsAlerts');
  return (
    <EmptyState
      illustration={<PeopleIllustration />}
      title={t('wanted.empty.title')}
      text={t('wanted.empty.text')}
      className="min-h-80"
      actions={
        <Link {...alertFormLink()} onClick={onClose} className={buttonClass()}>
          <Plus aria-hidden="true" />
          {t('wanted.empty.make')}
        </Link>
      }
    />
  );
}

function WantedSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-3 px-2 py-3">
      {['a', 'b', 'c', 'd', 'e'].map((place) => (
        <span key={place} className="flex items-center gap-3">
          <Skeleton className="size-9 rounded-full!" />
          <Skeleton className="h-12 flex-1" />
        </span>
      ))}
    </SkeletonFrame>
  );
}
