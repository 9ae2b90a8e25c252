import type { Favorite, FavoriteChange } from '@hearthline/contract/favorites';
import { markOf } from '@hearthline/domain/listing/state-mark';
import { priceText } from '@hearthline/format/listing-words';
import { Link } from '@tanstack/react-router';
import {
  ArrowRight,
  CircleCheck,
  CircleDot,
  Images,
  RotateCcw,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ListingFacts } from '../../../shared/listing/listing-facts.tsx';
import { markInks } from '../../../shared/listing/mark-inks.ts';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { ListingState } from '../components/listing-parts.tsx';
import { FavoriteMenu, NoteField, RemoveHeart } from './favorite-actions.tsx';

interface FavoriteCardProps {
  favorite: Favorite;
  onRemove: (favorite: Favorite) => void;
}

/** A marked home with what changed since. */
export function FavoriteCard({ favorite, onRemove }: FavoriteCardProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { listing, markedAt, changes } = favorite;
  const { id, address, kind, level, mlsNumber, photoUrl } = listing;
  const name = address || t('facts.noAddress');
  const remove = () => onRemove(favorite);
  return (
    <article
      aria-label={name}
      className="rounded-lg border border-line bg-surface p-3.5 shadow-[var(--hairline),var(--shadow-xs)]"
    >
      <div className="relative flex gap-4 max-sm:flex-col max-sm:gap-3">
        <div className="relative h-34 w-51 shrink-0 overflow-hidden rounded-[12px] max-sm:h-48 max-sm:w-full">
          <ListingPhoto url={photoUrl} alt="" />
          <ListingState
            listing={listing}
            isOnPhoto
            className="absolute top-2 left-2 max-w-[calc(100%-4rem)]!"
          />
          <RemoveHeart address={name} isOnPhoto onRemove={remove} className="absolute! top-2 right-2 z-1" />
        </div>
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex items-start gap-2">
            <p className="min-w-0 flex-1 text-lg font-semibold tracking-[-0.03em]">
              {priceText(listing, format) ?? t('facts.noPrice')}
            </p>
            <FavoriteMenu favorite={favorite} onRemove={remove} />
          </div>
          <Link
            to="/property-search/result/view"
            search={{ id }}
            className="truncate font-medium after:absolute after:inset-0 after:content-['']"
          >
            {name}
          </Link>
          <p className="truncate text-xs text-ink-3">
            {[
              t(`vocabulary.kindShort.${kind}`),
              level === null ? null : t('favorites.level', { level }),
              t('facts.mls', { number: mlsNumber }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ListingFacts listing={listing} className="mt-1.5 gap-x-3!" />
          <p className="mt-auto pt-2 text-xs text-ink-3">
            {t('favorites.marked', { date: format.monthDay(markedAt) })}
          </p>
        </div>
      </div>
      {changes.length > 0 ? <ChangeRows favorite={favorite} /> : null}
      <NoteField favorite={favorite} />
    </article>
  );
}

/** What is different since the home was marked, or since its changes were seen. */
function ChangeRows({ favorite }: { favorite: Favorite }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { listing, changes, comparedWith } = favorite;
  // A deal brings a new price and a new status; one row says both.
  const hasDealPrice = listing.status === 'sold' && changes.some(({ type }) => type === 'price');
  const shown = changes.filter(({ type }) => !(hasDealPrice && type === 'status'));
  return (
    <div className="mt-3 flex min-h-[90px] flex-col gap-1.5 rounded-md border border-line bg-inset px-3 py-2.5">
      <p className="text-xs text-ink-3">{t('favorites.since', { date: format.monthDay(comparedWith) })}</p>
      <ul className="flex flex-col gap-1.5">
        {shown.map((change) => (
          <ChangeRow key={change.type} change={change} favorite={favorite} />
        ))}
      </ul>
    </div>
  );
}

function ChangeRow({ change, favorite: { listing } }: { change: FavoriteChange; favorite: Favorite }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const money = (price: number | null) => priceText({ price, offer: listing.offer }, format) ?? '—';
  if (change.type === 'price') {
    const { from, to } = change;
    const difference = from === null || to === null ? null : to - from;
    const Trend = (difference ?? 0) > 0 ? TrendingUp : TrendingDown;
    if (listing.status === 'sold') {
      const share = to !== null && listing.listPrice ? to / listing.listPrice : null;
      const colour = markInks[markOf(listing.code)];
      return (
        <Row
          icon={<CircleCheck className={colour} />}
          label={t(`vocabulary.code.${listing.code}`)}
          from={money(from)}
          to={money(to)}
          result={share === null ? null : t('detail.sales.ofList', { percent: format.percent(share, 1) })}
          resultClass={colour}
        />
      );
    }
    return (
      <Row
        icon={<Trend className="text-st-change" />}
        label={t('favorites.changes.price')}
        from={money(from)}
        to={money(to)}
        result={difference === null ? null : format.priceStep(difference)}
        resultClass="text-st-change"
      />
    );
  }
  if (change.type === 'status')
    return (
      <Row
        icon={<CircleDot className={markInks[markOf(change.to)]} />}
        label={t('favorites.changes.status')}
        from={t(`vocabulary.code.${change.from}`)}
        to={t(`vocabulary.code.${change.to}`)}
      />
    );
  if (change.type === 'photos') {
    const difference = change.to - change.from;
    return (
      <Row
        icon={<Images className="text-ink-3" />}
        label={t('favorites.changes.photos')}
        from={format.number(change.from)}
        to={format.number(change.to)}
        result={`${difference > 0 ? '+' : ''}${format.number(difference)}`}
        resultClass="text-ink-2"
      />
    );
  }
  return (
    <Row
      icon={<RotateCcw className="text-st-new" />}
      label={t('favorites.changes.relisted')}
      to={
        <Link to="/property-search/result/view" search={{ id: change.listingId }} className="text-link">
          {t('facts.mls', { number: change.mlsNumber })}
        </Link>
      }
    />
  );
}

interface RowProps {
  icon: ReactNode;
  label: string;
  from?: string;
  to: ReactNode;
  result?: string | null;
  resultClass?: string;
}

function Row({ icon, label, from, to, result, resultClass }: RowProps) {
  const { t } = useTranslation('listings');
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]">
      <span aria-hidden="true" className="flex">
        {icon}
      </span>
      <span className="w-28 text-ink-2 max-sm:w-20">{label}</span>
      {from === undefined ? null : (
        <>
          <span className="sr-only">{t('favorites.before')} </span>
          <s className="text-ink-3">{from}</s>
          <ArrowRight aria-hidden="true" className="size-3.5! text-ink-3" />
          <span className="sr-only">{t('favorites.now')} </span>
        </>
      )}
      <b>{to}</b>
      {result ? <span className={classNames('ml-auto', resultClass)}>{result}</span> : null}
    </li>
  );
}
