import type { Candidate } from '@hearthline/contract/cma';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { bedroomsText, useFactWords } from '../components/fact-words.ts';
import { HomeThumb } from '../components/home-thumb.tsx';
import type { CandidateListProps } from './candidate-parts.tsx';
import { addressOf, HomeLink, MatchBar } from './candidate-parts.tsx';
import { MissCell } from './candidate-table.tsx';
import type { Candidates } from './use-candidates.ts';

/** The same list where there is no room for a table. */
export function CandidateCards({ items, nearMisses, candidates, more }: CandidateListProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const { outside } = candidates;
  return (
    <>
      <ul aria-label={t('generate.results')}>
        {items.map((item) => (
          <CandidateCard key={item.listing.id} item={item} candidates={candidates}>
            <MatchBar match={item.match} className="mt-1.5" />
          </CandidateCard>
        ))}
      </ul>
      {more ? <div className="border-t border-line p-2 text-center">{more}</div> : null}
      {nearMisses.length > 0 ? (
        <>
          <GroupLine title={t('generate.nearMisses')}>
            {t('generate.nearCount', { count: nearMisses.length, number: format.number(nearMisses.length) })}
          </GroupLine>
          <ul aria-label={t('generate.nearMisses')}>
            {nearMisses.map((item) => (
              <CandidateCard key={item.listing.id} item={item} candidates={candidates}>
                <div className="mt-1.5">
                  <MissCell item={item} candidates={candidates} />
                </div>
              </CandidateCard>
            ))}
          </ul>
        </>
      ) : null}
      {outside.length > 0 ? (
        <>
          <GroupLine title={t('generate.outside')}>{t('generate.outsideText')}</GroupLine>
          <ul aria-label={t('generate.outside')}>
            {outside.map((listing) => (
              <li
                key={listing.id}
                className="flex items-center gap-3 border-t border-line bg-select-soft px-4 py-3"
              >
                <Checkbox
                  aria-label={t('generate.choose', { address: listing.address })}
                  isSelected
                  onChange={() => candidates.choose(listing.id, false)}
                />
                <HomeThumb url={listing.photoUrl} className="h-12 w-16 rounded-[8px]" />
                <HomeLink
                  id={listing.id}
                  address={listing.address || listing.mlsNumber}
                  className="min-w-0 flex-1 text-sm"
                />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

interface CandidateCardProps {
  item: Candidate;
  candidates: Candidates;
  children: ReactNode;
}

function CandidateCard({ item, candidates, children }: CandidateCardProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  const { listing, facts, distance, soldDate } = item;
  const isChosen = candidates.chosen.has(listing.id);
  const details = [
    words.km(distance),
    words.day(soldDate),
    facts.area === null ? null : format.area(Math.round(facts.area)),
    facts.bedrooms === null ? null : `${bedroomsText(facts)} ${t('generate.columns.bedrooms').toLowerCase()}`,
  ];
  return (
    <li
      className={classNames(
        'flex gap-3 border-t border-line px-4 py-3 first:border-t-0',
        isChosen && 'bg-select-soft',
      )}
    >
      <Checkbox
        className="mt-1 self-start"
        aria-label={t('generate.choose', { address: addressOf(item) })}
        isSelected={isChosen}
        isDisabled={candidates.isFull && !isChosen}
        onChange={(isOn) => candidates.choose(listing.id, isOn)}
      />
      <HomeThumb url={listing.photoUrl} className="h-13 w-18 rounded-[8px]" />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <HomeLink id={listing.id} address={addressOf(item)} className="min-w-0 text-sm" />
          <b className="shrink-0 text-sm font-semibold">
            {listing.price === null ? '' : format.price(listing.price)}
          </b>
        </div>
        <p className="text-xs text-ink-2">{details.filter(Boolean).join(' · ')}</p>
        {children}
      </div>
    </li>
  );
}

function GroupLine({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="border-y border-line bg-inset px-4 py-2.5 text-xs text-ink-2">
      <b className="font-semibold text-ink">{title}</b> {children}
    </p>
  );
}
