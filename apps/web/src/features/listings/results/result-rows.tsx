import type { ListingCard } from '@hearthline/contract/listing-card';
import type { MatchedText } from '@hearthline/contract/listings';
import { useTranslation } from 'react-i18next';
import { ListingRow } from '../components/listing-row.tsx';
import type { Selection } from '../map/use-selection.ts';
import { MatchedWords } from './matched-words.tsx';
import { WhyButton } from './why-button.tsx';

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
