import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { StatusChip } from '../../../../shared/ui/status-chip.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { ListingState } from '../../components/listing-state.tsx';

interface StateChipsProps {
  listing: ListingDetail;
  /** Where there is no room for the day. */
  isShort?: boolean;
}

/** Where the listing stands: a price change says so beside the plain state. */
export function StateChips({ listing, isShort = false }: StateChipsProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { code, status, priceChangedAt, conditionalExpiryDate, isRelisted } = listing;
  const hasNewPrice = code === 'pc' && status === 'active';
  const isConditional = listing.state === 'conditional';
  return (
    <>
      {hasNewPrice ? (
        <StatusChip mark="active">{t('vocabulary.status.active')}</StatusChip>
      ) : (
        <ListingState listing={listing} />
      )}
      {hasNewPrice ? (
        <StatusChip mark="change">
          {priceChangedAt && !isShort
            ? t('detail.chips.priceChangedOn', { date: format.monthDay(priceChangedAt) })
            : t('vocabulary.code.pc')}
        </StatusChip>
      ) : null}
      {isConditional && conditionalExpiryDate && !isShort ? (
        <Tag tone="warning">
          {t('detail.chips.conditionEnds', { date: format.monthDay(conditionalExpiryDate) })}
        </Tag>
      ) : null}
      {isRelisted ? <Tag>{t('facts.relisted')}</Tag> : null}
    </>
  );
}
