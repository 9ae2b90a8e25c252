import type { ListingCard } from '@hearthline/contract/listing-card';
import type { MatchedText } from '@hearthline/contract/listings';
import { Quote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ListingRow } from '../components/listing-row.tsx';
import type { Selection } from '../map/panes/selection-bar.tsx';
import { WhyButton } from './why-dialog.tsx';

export interface ResultListProps {
  listings: readonly (ListingCard & { matched: MatchedText | null })[];
  selection: Selection;
  onWhy: (listing: ListingCard) => void;
}

export function ResultRows({ listings, selection, onWhy }: ResultListProps) {
  const { t } = useTranslation('listings');
  return (
    <ul aria-label={t('results.label')} className="flex flex-col gap-1">
      {listings.map((listing) => (
        <li key={listing.id} className="relative border-b border-line pb-1">
          <ListingRow
            listing={listing}
            isSelected={selection.ids.has(listing.id)}
            onToggleSelect={() => selection.toggle(listing.id)}
            action={<WhyButton listing={listing} onWhy={onWhy} className="z-1" />}
          />
          {listing.matched ? <MatchedWords text={listing.matched} className="px-2 pb-2 sm:pl-58" /> : null}
        </li>
      ))}
    </ul>
  );
}

/** The place in the remarks that the keywords found, with the found words marked. */
export function MatchedWords({ text, className }: { text: MatchedText; className?: string }) {
  const { t } = useTranslation('listings');
  let offset = 0;
  const parts = text.map((part) => {
    const start = offset;
    offset += part.text.length;
    return { ...part, start };
  });
  return (
    <p className={classNames('flex gap-1.5 text-xs text-ink-2', className)}>
      <Quote aria-hidden="true" size={13} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
      <span>
        <span className="sr-only">{t('results.matched')}: </span>
        {parts.map(({ text: words, isFound, start }) =>
          isFound ? (
            <mark key={start} className="rounded-xs bg-warning-soft px-0.5 text-warning">
              {words}
            </mark>
          ) : (
            <span key={start}>{words}</span>
          ),
        )}
      </span>
    </p>
  );
}
