import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { bedroomsText, useFactWords } from '../components/fact-words.ts';
import { HomeThumb } from '../components/home-thumb.tsx';
import type { CandidateRow } from './candidate-parts.tsx';
import { addressOf, HomeLink, MatchBar, MissCell } from './candidate-parts.tsx';
import type { Candidates } from './use-candidates.ts';

interface CandidateCardProps {
  row: CandidateRow;
  candidates: Candidates;
}

/** A row of the list where there is no room for a table. */
export function CandidateCard({ row, candidates }: CandidateCardProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const { listing } = row;
  const isChosen = candidates.chosen.has(listing.id);
  const isOutside = row.kind === 'outside';
  return (
    <>
      <Checkbox
        className={isOutside ? 'self-center' : 'mt-1 self-start'}
        aria-label={t('generate.choose', { address: addressOf(row) })}
        isSelected={isChosen}
        isDisabled={candidates.isFull && !isChosen}
        onChange={(isOn) => candidates.choose(listing.id, isOn)}
      />
      <HomeThumb
        url={listing.photoUrl}
        className={isOutside ? 'h-12 w-16 rounded-[8px]' : 'h-13 w-18 rounded-[8px]'}
      />
      {isOutside ? (
        <HomeLink
          id={listing.id}
          address={addressOf(row)}
          className="min-w-0 flex-1 self-center truncate text-sm"
        />
      ) : (
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-3">
            <HomeLink id={listing.id} address={addressOf(row)} className="min-w-0 truncate text-sm" />
            <b className="shrink-0 text-sm font-semibold">
              {listing.price === null ? '' : format.price(listing.price)}
            </b>
          </div>
          <Details item={row.item} />
          {row.kind === 'found' ? (
            <MatchBar match={row.item.match} className="mt-1.5" />
          ) : (
            <div className="mt-1.5">
              <MissCell item={row.item} candidates={candidates} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

function Details({ item }: { item: Extract<CandidateRow, { item: object }>['item'] }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  const { facts, distance, soldDate } = item;
  const details = [
    words.km(distance),
    words.day(soldDate),
    facts.area === null ? null : format.area(Math.round(facts.area)),
    facts.bedrooms === null ? null : `${bedroomsText(facts)} ${t('generate.columns.bedrooms').toLowerCase()}`,
  ];
  return <p className="text-xs text-ink-2">{details.filter(Boolean).join(' · ')}</p>;
}
