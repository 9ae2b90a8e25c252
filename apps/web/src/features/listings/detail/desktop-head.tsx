import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { Printer, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { FavoriteButton } from '../components/favorite-button.tsx';
import { FactStrip } from './facts/fact-strip.tsx';
import { placeLineOf } from './place-line.ts';
import { useShare } from './side/use-share.ts';

export function DesktopHead({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const share = useShare(listing.id);
  const name = listing.address || t('facts.noAddress');
  return (
    <header>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="text-[26px]/[34px]">{name}</h1>
          <p className="text-ink-2">{placeLineOf(listing)}</p>
        </div>
        <div className="flex gap-1.5">
          <FavoriteButton listingId={listing.id} address={name} />
          <IconButton
            variant="outline"
            label={t('detail.share.copy')}
            icon={<Share2 strokeWidth={1.75} />}
            onClick={() => void share()}
          />
          <IconButton
            variant="outline"
            label={t('detail.print.button')}
            icon={<Printer strokeWidth={1.75} />}
            onClick={() => window.print()}
          />
        </div>
      </div>
      <FactStrip listing={listing} />
    </header>
  );
}
