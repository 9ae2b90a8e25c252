import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { Card } from '../../../../shared/ui/card.tsx';
import { BasketLink, CmaLink } from './action-links.tsx';
import { ClientSwitch } from './client-switch.tsx';
import { PriceLine } from './price-line.tsx';
import { StateChips } from './state-chips.tsx';

export function PriceCard({ listing }: { listing: ListingDetail }) {
  return (
    <Card isPadded>
      <div className="flex flex-wrap gap-2">
        <StateChips listing={listing} />
      </div>
      <PriceLine listing={listing} className="mt-2.5" />
      <div className="mt-4 flex flex-col gap-2">
        <BasketLink id={listing.id} />
        <div className="flex gap-2 *:min-w-0 *:flex-1">
          <CmaLink id={listing.id} />
          <ClientSwitch isClient={listing.projection === 'client'} />
        </div>
      </div>
    </Card>
  );
}
