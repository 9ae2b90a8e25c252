import type { ListingCard } from '@hearthline/contract/listing-card';
import { Link } from '@tanstack/react-router';
import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ListingFacts } from '../../../shared/listing/listing-facts.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { CardPhoto } from './card-photo.tsx';
import { ListingDays, ListingPrice } from './listing-parts.tsx';
import { useListingLink } from './use-listing-link.ts';

interface ListingRowProps {
  listing: ListingCard;
  isSelected?: boolean;
  /** Its pin is pointed at. */
  isHighlighted?: boolean;
  onHover?: (isHovered: boolean) => void;
  onToggleSelect?: () => void;
  /** A small button at the end; it has to lie above the link that fills the row. */
  action?: ReactNode;
  /** In its lower left corner. */
  onPhoto?: ReactNode;
}

/** One home of a list beside a map or of the list view: picture left, facts right. */
export function ListingRow({
  listing,
  isSelected = false,
  isHighlighted = false,
  onHover,
  onToggleSelect,
  action,
  onPhoto,
}: ListingRowProps) {
  const { t } = useTranslation('listings');
  const { id, address, community, municipality, kind, style, mlsNumber, photoCount } = listing;
  const link = useListingLink(id);
  const name = address || t('facts.noAddress');
  const place = [community, municipality].filter(Boolean).join(', ');
  const build = [t(`vocabulary.kindShort.${kind}`), style ? t(`vocabulary.style.${style}`) : null].filter(
    Boolean,
  );
  return (
    <article
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
      className={classNames(
        'relative flex gap-4 rounded-lg border p-2 transition-control max-sm:flex-col max-sm:gap-3',
        isHighlighted || isSelected
          ? 'border-brand-soft-line bg-brand-soft/30'
          : 'border-transparent hovered:bg-hover',
      )}
    >
      <CardPhoto
        listing={listing}
        className="h-34 w-52 shrink-0 overflow-hidden rounded-md max-sm:h-48 max-sm:w-full"
        stateClass="top-2 left-2 max-w-[calc(100%-7rem)]!"
        heartClass="top-2 right-2"
      >
        {onPhoto}
        {photoCount > 0 ? (
          <span className="absolute right-2 bottom-2 inline-flex items-center gap-1 rounded-sm bg-overlay/78 px-1.5 py-0.5 text-xs text-white">
            <Images aria-hidden="true" size={13} strokeWidth={1.75} />
            <span className="sr-only">{t('photo.count', { count: photoCount })}</span>
            <span aria-hidden="true">{photoCount}</span>
          </span>
        ) : null}
      </CardPhoto>
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-1">
        <div className="flex items-start justify-between gap-3">
          <ListingPrice listing={listing} />
          {onToggleSelect ? (
            <Checkbox
              isSelected={isSelected}
              onChange={onToggleSelect}
              aria-label={t('facts.select', { address: name })}
              className="z-1"
            />
          ) : null}
        </div>
        <Link {...link} className="truncate font-medium after:absolute after:inset-0 after:content-['']">
          {name}
        </Link>
        <p className="text-sm text-ink-3">{[place, ...build].filter(Boolean).join(' · ')}</p>
        <ListingFacts listing={listing} className="mt-1" />
        <div className="mt-auto flex items-end gap-2">
          <p className="flex min-w-0 flex-1 flex-wrap gap-x-3 text-xs text-ink-3">
            <span>{t('facts.mls', { number: mlsNumber })}</span>
            <ListingDays listing={listing} />
            {listing.officeName ? <span className="truncate">{listing.officeName}</span> : null}
          </p>
          {action}
        </div>
      </div>
    </article>
  );
}
