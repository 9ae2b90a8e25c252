import type { ListingCard } from '@hearthline/contract/listing-card';
import type { MatchedText } from '@hearthline/contract/listings';
import { Link } from '@tanstack/react-router';
import { Quote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ListingFacts } from '../../../shared/listing/listing-facts.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { CardPhoto } from '../components/card-photo.tsx';
import { ListingDays, ListingPrice } from '../components/listing-parts.tsx';
import { ListingRow } from '../components/listing-row.tsx';
import { useListingLink } from '../components/use-listing-link.ts';
import { WantedChip } from '../components/wanted.tsx';
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
            onPhoto={<WantedChip listing={listing} />}
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

/** The cart view: pictures first, side by side. */
export function ResultCards({ listings, selection, onWhy }: ResultListProps) {
  const { t } = useTranslation('listings');
  return (
    <ul
      aria-label={t('results.label')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,272px),1fr))] gap-4"
    >
      {listings.map((listing) => (
        <li key={listing.id}>
          <ResultCard
            listing={listing}
            isSelected={selection.ids.has(listing.id)}
            onToggleSelect={() => selection.toggle(listing.id)}
            onWhy={onWhy}
          />
        </li>
      ))}
    </ul>
  );
}

interface ResultCardProps {
  listing: ListingCard & { matched: MatchedText | null };
  isSelected: boolean;
  onToggleSelect: () => void;
  onWhy: (listing: ListingCard) => void;
}

function ResultCard({ listing, isSelected, onToggleSelect, onWhy }: ResultCardProps) {
  const { t } = useTranslation('listings');
  const { id, address, community, municipality, kind, mlsNumber, officeName } = listing;
  const link = useListingLink(id);
  const name = address || t('facts.noAddress');
  return (
    <article
      className={classNames(
        'relative flex h-full flex-col overflow-hidden rounded-lg border bg-surface transition-control hovered:shadow-md',
        isSelected ? 'border-brand' : 'border-line',
      )}
    >
      <CardPhoto listing={listing} className="aspect-3/2">
        <WantedChip listing={listing} />
      </CardPhoto>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <div className="flex items-start justify-between gap-3">
          <ListingPrice listing={listing} />
          <Checkbox
            isSelected={isSelected}
            onChange={onToggleSelect}
            aria-label={t('facts.select', { address: name })}
            className="z-1"
          />
        </div>
        <Link {...link} className="truncate font-medium after:absolute after:inset-0 after:content-['']">
          {name}
        </Link>
        <p className="text-sm text-ink-3">
          {[community, municipality, t(`vocabulary.kindShort.${kind}`)].filter(Boolean).join(' · ')}
        </p>
        <ListingFacts listing={listing} className="mt-1" />
        {listing.matched ? <MatchedWords text={listing.matched} className="mt-1" /> : null}
        <div className="mt-auto flex items-center gap-2 pt-2">
          <p className="flex min-w-0 flex-1 flex-wrap gap-x-3 text-xs text-ink-3">
            <span>{t('facts.mls', { number: mlsNumber })}</span>
            <ListingDays listing={listing} />
          </p>
          <WhyButton listing={listing} onWhy={onWhy} className="z-1" />
        </div>
        {officeName ? <p className="truncate text-xs text-ink-3">{officeName}</p> : null}
      </div>
    </article>
  );
}
