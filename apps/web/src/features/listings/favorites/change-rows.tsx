import type { Favorite, FavoriteChange } from '@hearthline/contract/favorites';
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
import { markInks, markOf } from '../components/listing-parts.tsx';
import { priceText } from '../model/listing-words.ts';

/** What is different since the home was marked, or since its changes were seen. */
export function ChangeRows({ favorite }: { favorite: Favorite }) {
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
