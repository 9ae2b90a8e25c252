import type { Basket, BasketHome } from '@hearthline/contract/baskets';
import { Link } from '@tanstack/react-router';
import { CalendarCheck2, EyeOff, MessageCircle, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeState } from '../../../shared/homes/home-state.tsx';
import { useHomeName, useHomePrice, useHomesClosed } from '../../../shared/homes/home-words.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ListingFacts } from '../../../shared/listing/listing-facts.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { basketItemLink } from '../model/basket-links.ts';
import { standingOf } from '../model/home-standing.ts';
import { AnswerLine, NoAnswer } from '../parts/answer-line.tsx';
import { HomeChanges } from '../parts/home-changes.tsx';
import { RequestMark } from '../parts/request-mark.tsx';
import { HomeMenu } from './home-menu.tsx';

interface HomeCardProps {
  basket: Basket;
  home: BasketHome;
  timeZone: string | undefined;
  layout: 'list' | 'cards';
  isSelected: boolean;
  onSelect: () => void;
  /** By which it is put in order, where that can be done. */
  handle?: ReactNode;
}

/** A home: above where it stands on its way to the client, below what each person says to it. */
export function HomeCard({ basket, home, timeZone, layout, isSelected, onSelect, handle }: HomeCardProps) {
  const { t } = useTranslation('baskets');
  const { listing } = home;
  const name = useHomeName()(listing);
  const price = useHomePrice()(listing);
  const isClosed = useHomesClosed();
  const isRow = layout === 'list';
  return (
    <article
      aria-label={name}
      className={classNames(
        'relative flex h-full overflow-hidden rounded-lg border bg-surface shadow-[var(--hairline),var(--shadow-xs)]',
        isSelected ? 'border-select' : 'border-line',
        isRow ? 'max-sm:flex-col' : 'flex-col',
      )}
    >
      <div
        className={classNames('relative flex-none', isRow ? 'h-auto w-52 max-sm:h-44 max-sm:w-full' : 'h-40')}
      >
        <ListingPhoto
          url={listing?.photoUrl ?? null}
          alt=""
          className={isRow ? 'sm:absolute sm:inset-0' : ''}
        />
        <HomeState listing={listing} isOnPhoto className="absolute top-2.5 left-2.5 max-w-[55%]!" />
        <RequestMark
          home={home}
          timeZone={timeZone}
          isOnPhoto
          className={classNames('absolute', isRow ? 'bottom-2.5 left-2.5' : 'top-2.5 right-2.5')}
        />
        <Checkbox
          isSelected={isSelected}
          onChange={onSelect}
          aria-label={t('view.select', { name })}
          className={classNames(
            'absolute! z-1 rounded-[5px]',
            isRow ? 'right-2.5 bottom-2.5' : 'bottom-2.5 left-2.5',
          )}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col px-4 pt-3 pb-3.5">
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 text-lg font-semibold tracking-[-0.03em]">{price}</p>
          {handle}
          <HomeMenu basket={basket} home={home} name={name} />
        </div>
        <Link
          {...basketItemLink(basket, home.id)}
          className="truncate text-sm font-medium after:absolute after:inset-0 after:content-['']"
        >
          {name}
        </Link>
        {listing ? <ListingFacts listing={listing} className="mt-1.5" /> : null}
        <HomeChanges home={home} className="mt-2" />
        {home.isShown || isClosed ? null : (
          <Fact icon={<EyeOff />} text={t('home.hidden')} tone="text-warning" />
        )}
        {home.note ? <Fact icon={<StickyNote />} text={home.note} /> : null}
        <div className="mt-auto pt-3">
          <HomeAnswers basket={basket} home={home} />
        </div>
      </div>
    </article>
  );
}

function Fact({ icon, text, tone = 'text-ink-2' }: { icon: ReactNode; text: string; tone?: string }) {
  return (
    <p
      className={classNames(
        'mt-2 flex gap-2 text-xs [&_svg]:mt-px [&_svg]:size-4 [&_svg]:flex-none [&_svg]:stroke-[1.75]',
        tone,
      )}
    >
      <span aria-hidden="true">{icon}</span>
      <span className="line-clamp-2 min-w-0">{text}</span>
    </p>
  );
}

/** Under a line of its own, because an answer never moves the request above it. */
function HomeAnswers({ basket, home }: { basket: Basket; home: BasketHome }) {
  const { t } = useTranslation('baskets');
  const now = useNow();
  const given = home.answers.filter(({ answer }) => answer !== null);
  const marks = [
    home.comments > 0
      ? {
          icon: <MessageCircle />,
          text: t('home.comments', { count: home.comments }),
          isNew: home.unreadComments > 0,
        }
      : null,
    home.showings > 0
      ? { icon: <CalendarCheck2 />, text: t('home.showings', { count: home.showings }), isNew: true }
      : null,
  ].filter((mark) => mark !== null);
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      {given.length === 0 ? <NoAnswer isSent={standingOf(home, now) === 'sent'} /> : null}
      {given.map((answer) => (
        <AnswerLine key={answer.readerId} answer={answer} readers={basket.readers} />
      ))}
      {marks.length > 0 ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
          {marks.map(({ icon, text, isNew }) => (
            <li key={text} className="inline-flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:stroke-[1.75]">
              <span aria-hidden="true">{icon}</span>
              {text}
              {isNew ? <span aria-hidden="true" className="size-2 rounded-full bg-unread" /> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
