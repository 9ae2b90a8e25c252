import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/chip.tsx';
import { StatusChip } from '../../../shared/ui/status-chip.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { SampleCard } from './sample-card.tsx';

const marks = ['new', 'active', 'change', 'cond', 'sold', 'leased', 'off'] as const;

export function ChipSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  return (
    <SampleCard title={t('sections.chips')} className={className}>
      <div className="flex flex-wrap gap-2">
        <Chip>{t('states.rest')}</Chip>
        <Chip data-hovered>{t('states.hover')}</Chip>
        <Chip isSelected isRemovable aria-label={t('removeFilter')}>
          {t('states.on')}
        </Chip>
        <Chip data-focus-visible>{t('states.focus')}</Chip>
        <Chip disabled>{t('states.disabled')}</Chip>
        <Chip size="lg" isSelected count={248}>
          {t('all')}
        </Chip>
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Tag tone="success">{t('tags.approved')}</Tag>
        <Tag tone="warning">{t('tags.pending')}</Tag>
        <Tag tone="danger">{t('tags.rejected')}</Tag>
        <Tag tone="info">{t('tags.sent')}</Tag>
        <Tag>{t('tags.optedOut')}</Tag>
        <Tag tone="brand">{t('tags.onSite')}</Tag>
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2">
        {marks.map((mark) => (
          <StatusChip key={mark} mark={mark}>
            {t(`listing.${mark}`)}
          </StatusChip>
        ))}
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2 rounded-md bg-linear-to-br from-(--bg-SkyFusion-a) to-(--bg-SunsetGlow-b) p-3">
        {marks.map((mark) => (
          <StatusChip key={mark} mark={mark} isOnPhoto>
            {t(`listing.${mark}`)}
          </StatusChip>
        ))}
      </div>
    </SampleCard>
  );
}
