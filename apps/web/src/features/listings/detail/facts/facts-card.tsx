import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { Bath, BedDouble, Building2, Calendar, Car, LandPlot, Lock, Ruler } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { areaNumber, isFlat, levelText } from '../../model/listing-words.ts';
import type { Fact } from './facts.ts';
import { useFactGroups } from './facts.ts';

export function FactsCard({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const groups = useFactGroups(listing);
  return (
    <Card aria-labelledby="facts-title" className="overflow-hidden">
      <CardHeader id="facts-title" title={t('detail.facts.title')} />
      {groups.map(({ id, facts }) => (
        <div key={id} className="border-line px-5 pt-3 pb-2 not-first-of-type:border-t">
          <h4 className="text-xs font-medium text-ink-3">{t(`detail.facts.groups.${id}`)}</h4>
          {/* The hairline of the last row is cut off, however many columns there are. */}
          <div className="overflow-hidden">
            <dl className="-mb-px grid gap-x-8 md:grid-cols-2 xl:grid-cols-3">
              {facts.map((fact) => (
                <FactRow key={fact.label} fact={fact} />
              ))}
            </dl>
          </div>
        </div>
      ))}
    </Card>
  );
}

function FactRow({ fact }: { fact: Fact }) {
  const { t } = useTranslation('listings');
  const { label, value, note, isForAgents, isWide, isVerbatim } = fact;
  return (
    <div
      className={classNames(
        'flex justify-between gap-3 border-b border-line py-2 text-sm',
        isWide && 'col-span-full',
      )}
    >
      <dt className="text-ink-3">
        {label}
        {isForAgents ? (
          <Lock
            role="img"
            aria-label={t('detail.agentsOnly')}
            className="ml-1.5 inline size-3 align-[-1px]"
            strokeWidth={1.75}
          />
        ) : null}
      </dt>
      <dd className="min-w-0 text-right font-medium wrap-anywhere">
        <span translate={isVerbatim ? 'no' : undefined}>{value ?? '—'}</span>
        {note ? <span className="block text-xs font-normal text-ink-3">{note}</span> : null}
      </dd>
    </div>
  );
}

interface KeyFact {
  id: 'bedrooms' | 'bathrooms' | 'area' | 'parking' | 'lot' | 'level' | 'days';
  icon: ReactNode;
  value: string | null;
}

function useKeyFacts(listing: ListingDetail): KeyFact[] {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { bathrooms, parkingTotal, lotFront, lotDepth, daysOnMarket } = listing;
  const write = (value: number | null) => (value === null ? null : format.number(value));
  const lot =
    lotFront === null || lotDepth === null
      ? null
      : `${format.number(Math.round(lotFront))} × ${format.number(Math.round(lotDepth))}`;
  return [
    {
      id: 'bedrooms',
      icon: <BedDouble />,
      value: format.aboveBelow(listing.bedrooms, listing.bedroomsPlus),
    },
    { id: 'bathrooms', icon: <Bath />, value: write(bathrooms) },
    { id: 'area', icon: <Ruler />, value: areaNumber(listing, format) },
    { id: 'parking', icon: <Car />, value: write(parkingTotal) },
    isFlat(listing)
      ? { id: 'level', icon: <Building2 />, value: levelText(listing, { t, format }) }
      : { id: 'lot', icon: <LandPlot />, value: lot },
    { id: 'days', icon: <Calendar />, value: write(daysOnMarket) },
  ];
}

const iconClass = 'text-ink-3 [&_svg]:size-5 [&_svg]:stroke-[1.75]';

/** The six numbers that agents look at first. */
export function FactStrip({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  return (
    <ul className="mt-4 grid grid-cols-3 overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[repeat(6,auto)]">
      {useKeyFacts(listing).map(({ id, icon, value }) => (
        <li
          key={id}
          className="-mb-px flex items-center gap-2.5 border-r border-b border-line px-3.5 py-3.5 max-xl:px-3 max-lg:nth-[3n]:border-r-0 lg:last:border-r-0"
        >
          <span aria-hidden="true" className={iconClass}>
            {icon}
          </span>
          <span>
            <b className="block text-[15px]/[20px] tracking-[-0.01em]">{value ?? '—'}</b>
            <span className="block text-[11.5px]/[16px] text-ink-3">{t(`detail.strip.${id}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The first four as tiles, for phones. */
export function FactTiles({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  return (
    <ul className="my-4 grid grid-cols-4 gap-2">
      {useKeyFacts(listing)
        .slice(0, 4)
        .map(({ id, icon, value }) => (
          <li
            key={id}
            className="flex min-w-0 flex-col items-center gap-0.5 rounded-[12px] border border-line bg-surface px-1 py-2.5 text-center"
          >
            <span aria-hidden="true" className={iconClass}>
              {icon}
            </span>
            <b className="text-[14px]/[20px]">{value ?? '—'}</b>
            <span className="text-[11.5px]/[16px] text-ink-3">{t(`detail.tiles.${id}`)}</span>
          </li>
        ))}
    </ul>
  );
}
