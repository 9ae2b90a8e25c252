import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Count } from '../../../shared/ui/count.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { SampleCard } from './sample-card.tsx';

export function ChoiceSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  const [offer, setOffer] = useState<'sale' | 'lease'>('sale');
  const [tab, setTab] = useState<'unread' | 'all' | 'archived'>('unread');
  const offers = [
    { id: 'sale' as const, label: t('forSale') },
    { id: 'lease' as const, label: t('forLease') },
  ];

  return (
    <SampleCard title={t('sections.choice')} className={className}>
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <Checkbox>{t('states.off')}</Checkbox>
        <Checkbox defaultSelected>{t('states.on')}</Checkbox>
        <Checkbox isIndeterminate>{t('states.mixed')}</Checkbox>
        <Checkbox isDisabled>{t('states.disabled')}</Checkbox>
        <Switch>{t('states.off')}</Switch>
        <Switch defaultSelected>{t('states.on')}</Switch>
        <Switch isDisabled>{t('states.disabled')}</Switch>
      </div>
      <RadioGroup
        label={t('offer')}
        orientation="horizontal"
        items={[...offers, { id: 'none', label: t('states.disabled'), isDisabled: true }]}
        value={offer}
        onChange={(id) => setOffer(id === 'lease' ? 'lease' : 'sale')}
        className="mt-4"
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Segmented
          label={t('offer')}
          items={offers}
          value={offer}
          onChange={setOffer}
          fullWidth
          className="min-w-56 flex-1"
        />
        <Segmented label={t('offer')} items={offers} value={offer} onChange={setOffer} size="sm" />
      </div>
      <Tabs
        label={t('notifications')}
        value={tab}
        onChange={setTab}
        className="mt-4 text-sm text-ink-2"
        items={[
          {
            id: 'unread',
            label: t('unread'),
            count: <Count value={128} tone="success" />,
            content: t('unreadText'),
          },
          { id: 'all', label: t('all'), content: t('allText') },
          { id: 'archived', label: t('archived'), isDisabled: true, content: null },
        ]}
      />
    </SampleCard>
  );
}
