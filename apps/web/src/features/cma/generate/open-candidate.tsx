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

interface OpenCandidateProps {
  item: Candidate | NearMiss;
  candidates: Candidates;
  onClose: () => void;
}

/** The home whose pin was tapped, to be chosen or taken out. */
export function OpenCandidate({ item, candidates, onClose }: OpenCandidateProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  const reasonText = useReasonText();
  const { listing, facts, distance, soldDate, match } = item;
  const isChosen = candidates.chosen.has(listing.id);
  return (
    <section
      aria-label={addressOf(item)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="map-float absolute bottom-7 left-3 z-7 w-76 max-w-[calc(100%-24px)] p-3"
    >
      <div className="flex gap-3">
        <HomeThumb url={listing.photoUrl} className="h-15 w-21 rounded-[8px]" />
        <div className="min-w-0 flex-1 text-sm">
          <HomeLink id={listing.id} address={addressOf(item)} className="block" />
          <p className="font-semibold">{listing.price === null ? '—' : format.price(listing.price)}</p>
          <p className="text-xs text-ink-2">
            {words.km(distance)} · {format.monthDay(soldDate)}
          </p>
        </div>
        <IconButton
          size="sm"
          label={t('generate.map.close')}
          icon={<X />}
          className="-mt-1.5 -mr-1.5"
          onClick={onClose}
        />
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
          ref={focusOnce}
          disabled={candidates.isFull && !isChosen}
          onClick={() => candidates.choose(listing.id, !isChosen)}
        >
          {t(isChosen ? 'generate.map.takeOut' : 'generate.map.choose')}
        </Button>
      </div>
    </section>
  );
}

function focusOnce(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true });
}
