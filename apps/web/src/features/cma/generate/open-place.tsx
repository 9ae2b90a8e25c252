import type { Candidate } from '@hearthline/contract/cma';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { bedroomsText, useFactWords } from '../components/fact-words.ts';
import { HomeThumb } from '../components/home-thumb.tsx';
import type { NearMiss } from './candidate-parts.tsx';
import { addressOf, HomeLink, MatchBar, useReasonText } from './candidate-parts.tsx';
import type { Candidates } from './use-candidates.ts';

interface OpenPlaceProps {
  items: readonly (Candidate | NearMiss)[];
  candidates: Candidates;
  onClose: () => void;
}

/** The homes whose pin was tapped, to be chosen or taken out. */
export function OpenPlace({ items, candidates, onClose }: OpenPlaceProps) {
  const { t } = useTranslation('cma');
  const [first] = items;
  return (
    <section
      aria-label={first ? addressOf(first) : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="map-float absolute bottom-7 left-3 z-7 flex max-h-[calc(100%-52px)] w-80 max-w-[calc(100%-24px)] flex-col"
    >
      <IconButton
        size="sm"
        label={t('generate.map.close')}
        icon={<X />}
        className="absolute top-1.5 right-1.5 z-1"
        onClick={onClose}
      />
      <ul className="min-h-0 overflow-y-auto">
        {items.map((item, place) => (
          <li key={item.listing.id} className="border-t border-line p-3 first:border-t-0">
            <OneSale item={item} candidates={candidates} isFirst={place === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OneSaleProps {
  item: Candidate | NearMiss;
  candidates: Candidates;
  isFirst: boolean;
}

function OneSale({ item, candidates, isFirst }: OneSaleProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  const reasonText = useReasonText();
  const { listing, facts, distance, soldDate, match } = item;
  const isChosen = candidates.chosen.has(listing.id);
  return (
    <>
      <div className="flex gap-3">
        <HomeThumb url={listing.photoUrl} className="h-15 w-21 rounded-[8px]" />
        <div className="min-w-0 flex-1 text-sm">
          <HomeLink id={listing.id} address={addressOf(item)} className="block truncate pr-6" />
          <p className="font-semibold">{listing.price === null ? '—' : format.price(listing.price)}</p>
          <p className="text-xs text-ink-2">
            {words.km(distance)} · {words.day(soldDate)}
          </p>
        </div>
      </div>
      <p className="mt-2 text-xs text-ink-2">
        {words.kindAndStoreys(facts)} · {facts.area === null ? '—' : format.area(Math.round(facts.area))} ·{' '}
        {bedroomsText(facts)} {t('generate.columns.bedrooms').toLowerCase()}
      </p>
      <div className="mt-2 flex items-center justify-between gap-3">
        {'reason' in item ? (
          <span className="text-xs text-warning">{reasonText(item.reason)}</span>
        ) : (
          <MatchBar match={match} />
        )}
        <Button
          size="sm"
          variant={isChosen ? 'secondary' : 'primary'}
          ref={isFirst ? focusOnce : undefined}
          disabled={candidates.isFull && !isChosen}
          onClick={() => candidates.choose(listing.id, !isChosen)}
        >
          {t(isChosen ? 'generate.map.takeOut' : 'generate.map.choose')}
        </Button>
      </div>
    </>
  );
}

function focusOnce(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true });
}
