import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { FactTiles } from './facts/fact-strip.tsx';
import { placeLineOf } from './place-line.ts';
import { PriceLine } from './side/price-line.tsx';
import { StateChips } from './side/state-chips.tsx';

/** On phones the sheet below the picture: state and price first. */
export function PhoneHead({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  return (
    <header>
      <div className="flex flex-wrap items-center gap-2">
        <StateChips listing={listing} isShort />
        <span className="ml-auto text-xs text-ink-3">{t('facts.mls', { number: listing.mlsNumber })}</span>
      </div>
      <PriceLine listing={listing} isShort className="mt-2.5" />
      <h1 className="mt-2.5 text-[18px]/[26px]">{listing.address || t('facts.noAddress')}</h1>
      <p className="text-ink-2">{placeLineOf(listing)}</p>
      <FactTiles listing={listing} />
    </header>
  );
}
