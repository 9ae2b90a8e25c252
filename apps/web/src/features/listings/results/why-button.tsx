import type { ListingCard } from '@hearthline/contract/listing-card';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';

interface WhyButtonProps {
  listing: ListingCard;
  onWhy: (listing: ListingCard) => void;
  className?: string;
}

export function WhyButton({ listing, onWhy, className }: WhyButtonProps) {
  const { t } = useTranslation('listings');
  return (
    <IconButton
      size="sm"
      label={t('why.open', { address: listing.address || listing.mlsNumber })}
      icon={<CircleHelp strokeWidth={1.75} />}
      onClick={() => onWhy(listing)}
      className={className}
    />
  );
}
