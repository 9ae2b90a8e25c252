import type { Basket, BasketHome } from '@hearthline/contract/baskets';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Eye, EyeOff, House, StickyNote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBoardAgreement } from '../../../shared/api/board-access.ts';
import { HomeState } from '../../../shared/homes/home-state.tsx';
import { useHomeName, useHomePrice, useHomesClosed } from '../../../shared/homes/home-words.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ListingFacts } from '../../../shared/listing/listing-facts.tsx';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { BoardAccessBanner } from '../../../shared/ui/board-access-needed.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { homeTalkQuery } from '../api/baskets-api.ts';
import { basketItemLink, isRecordId, listingLink } from '../model/basket-links.ts';
import { AnswerMark } from '../parts/answer-line.tsx';
import { BasketFrame } from '../parts/basket-frame.tsx';
import { BasketMissing, HomeMissing } from '../parts/basket-missing.tsx';
import { HomeChanges } from '../parts/home-changes.tsx';
import { splitName } from '../parts/people.tsx';
import { RequestMark } from '../parts/request-mark.tsx';
import { TalkCard } from '../parts/talk-card.tsx';
import { useMomentText } from '../parts/use-moment-text.ts';
import { HomeMenu } from '../view/home-menu.tsx';
import { ShowingsCard } from './showings-card.tsx';

interface ItemScreenProps {
  timeZone?: string | undefined;
}

/** One home of a basket: who looked at it, what they said, and when they want to see it. */
export function ItemScreen({ timeZone }: ItemScreenProps) {
  const { id, home: homeId } = useSearch({ strict: false }) as { id?: string; home?: string };
  if (!isRecordId(id) || !isRecordId(homeId)) return <BasketMissing />;
  return (
    <BasketFrame key={id} id={id} pending={<ItemSkeleton />}>
      {(basket) => {
        const home = basket.homes.find((each) => each.id === homeId);
        return home ? (
          <Item basket={basket} home={home} timeZone={timeZone} />
        ) : (
          <HomeMissing basket={basket} />
        );
      }}
    </BasketFrame>
  );
}

interface ItemProps extends ItemScreenProps {
  basket: Basket;
  home: BasketHome;
}

function Item({ basket, home, timeZone }: ItemProps) {
  const { t } = useTranslation('baskets');
  const nameOf = useHomeName();
  usePageName(nameOf(home.listing), basket.name);
  const agreement = useBoardAgreement();
  const talk = useQuery(homeTalkQuery(basket.id, home.id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <BoardAccessBanner agreement={agreement} more={t('view.closed')} />
        <HomeHead basket={basket} home={home} timeZone={timeZone} />
        <ReadersCard basket={basket} home={home} timeZone={timeZone} />
      </div>
      <QueryBoundary query={talk} pending={<Skeleton className="h-64 rounded-lg!" />}>
        {({ comments, showings }) => (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            <ShowingsCard basket={basket} showings={showings} timeZone={timeZone} />
            <TalkCard
              key={home.id}
              basket={basket}
              homeId={home.id}
              comments={comments}
              title={t('talk.aboutHome')}
              timeZone={timeZone}
            />
          </div>
        )}
      </QueryBoundary>
    </div>
  );
}

function HomeHead({ basket, home, timeZone }: ItemProps) {
  const { t } = useTranslation('baskets');
  const { listing } = home;
  const name = useHomeName()(listing);
  const price = useHomePrice()(listing);
  const isClosed = useHomesClosed();
  const place = listing ? [listing.community, listing.municipality].filter(Boolean).join(', ') : '';
  return (
    <Card className="overflow-clip">
      <div className="relative h-72 max-md:h-52">
        <ListingPhoto key={home.id} url={listing?.photoUrl ?? null} alt="" width={1200} isEager />
        <HomeState listing={listing} isOnPhoto className="absolute top-3 left-3 max-w-[55%]!" />
        <RequestMark home={home} timeZone={timeZone} isOnPhoto className="absolute top-3 right-3" />
        <Neighbours basket={basket} home={home} />
      </div>
      <div className="px-5 py-4">
        <div className="flex flex-wrap items-start justify-end gap-2">
          <p className="min-w-fit flex-1 text-xl font-semibold tracking-[-0.035em]">{price}</p>
          {listing ? (
            <Link
              {...listingLink(listing.id)}
              className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), 'max-sm:hidden')}
            >
              <House aria-hidden="true" />
              {t('home.openListing')}
            </Link>
          ) : null}
          <HomeMenu key={home.id} basket={basket} home={home} name={name} isOpened />
        </div>
        <h1 className="text-[18px]/[26px]">{name}</h1>
        <p className="text-sm text-ink-2">{place}</p>
        {listing ? <ListingFacts listing={listing} withParking className="mt-2" /> : null}
        <HomeChanges home={home} className="mt-3" />
        {home.addedAs ? (
          <p className="mt-2 text-xs text-ink-3">{t('home.addedAs', { number: home.addedAs })}</p>
        ) : null}
        {home.isShown || isClosed ? null : <p className="mt-2 text-xs text-warning">{t('home.hidden')}</p>}
        {home.note ? (
          <p className="mt-3 flex gap-2 border-t border-line pt-3 text-sm text-ink-2">
            <StickyNote aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 flex-none" />
            <span className="whitespace-pre-line">{home.note}</span>
          </p>
        ) : null}
      </div>
    </Card>
  );
}

/** The home before and the one after it, in the order of the basket. */
function Neighbours({ basket, home }: { basket: Basket; home: BasketHome }) {
  const { t } = useTranslation('baskets');
  const place = basket.homes.findIndex(({ id }) => id === home.id);
  const steps = [
    {
      to: basket.homes[place - 1],
      side: 'left-3',
      label: t('item.previous'),
      icon: <ChevronLeft aria-hidden="true" />,
    },
    {
      to: basket.homes[place + 1],
      side: 'right-3',
      label: t('item.next'),
      icon: <ChevronRight aria-hidden="true" />,
    },
  ];
  return steps.map(({ to, side, label, icon }) =>
    to ? (
      <Link
        key={side}
        {...basketItemLink(basket, to.id)}
        aria-label={label}
        title={label}
        className={classNames(
          'dark absolute bottom-3 grid size-11 place-items-center rounded-full bg-overlay/60 text-white transition-control hovered:bg-overlay/80',
          side,
        )}
      >
        {icon}
      </Link>
    ) : null,
  );
}

function ItemSkeleton() {
  return (
    <SkeletonFrame className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid gap-4">
        <Skeleton className="h-110 rounded-lg!" />
        <Skeleton className="h-48 rounded-lg!" />
      </div>
      <Skeleton className="h-80 rounded-lg!" />
    </SkeletonFrame>
  );
}

interface ReadersCardProps {
  basket: Basket;
  home: BasketHome;
  timeZone: string | undefined;
}

/** Each person: whether they opened the home, how often, and what they answered. Machines count as nothing. */
function ReadersCard({ basket, home, timeZone }: ReadersCardProps) {
  const { t } = useTranslation('baskets');
  return (
    <Card aria-labelledby="home-readers">
      <CardHeader id="home-readers" title={t('item.readers')} />
      <ul className="flex flex-col px-5 py-1">
        {basket.readers.map(({ readerId, name }) => (
          <li key={readerId} className="flex items-start gap-3 border-line py-3 not-last:border-b">
            <PersonAvatar {...splitName(name)} className="mt-0.5" />
            <ReaderWords
              name={name}
              answer={home.answers.find((each) => each.readerId === readerId)}
              isSent={home.state === 'sent' && home.leavesAt === null}
              timeZone={timeZone}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ReaderWordsProps {
  name: string;
  answer: BasketHome['answers'][number] | undefined;
  isSent: boolean;
  timeZone: string | undefined;
}

function ReaderWords({ name, answer, isSent, timeZone }: ReaderWordsProps) {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  const { momentText } = useMomentText(timeZone);
  const opened = answer?.opened ?? 0;
  const reasons = format.list((answer?.reasons ?? []).map((reason) => t(`reasons.${reason}`)));
  const Icon = opened > 0 ? Eye : EyeOff;
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-3 text-sm font-medium">
        {name}
        {answer?.isUnread ? (
          <span className="inline-flex items-center gap-1.5 text-xs font-normal text-ink-3">
            <span aria-hidden="true" className="size-2 rounded-full bg-unread" />
            {t('people.new')}
          </span>
        ) : null}
      </p>
      <p className="mt-0.5 flex items-center gap-1.5 text-xs text-ink-3">
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {opened > 0 && answer?.openedAt
          ? t('item.opened', { count: opened, when: momentText(answer.openedAt) })
          : t('item.notOpened')}
      </p>
      {answer?.answer ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
          <AnswerMark answer={answer.answer} />
          {reasons}
          {answer.answeredAt ? <span className="text-ink-3">{momentText(answer.answeredAt)}</span> : null}
        </p>
      ) : (
        <p className="mt-2 text-xs text-ink-3">{t(isSent ? 'answer.none' : 'answer.notSent')}</p>
      )}
    </div>
  );
}
