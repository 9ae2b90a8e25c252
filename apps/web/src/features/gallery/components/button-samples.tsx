import { Copy, Pencil, Plus, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { SampleCard } from './sample-card.tsx';

const variants = ['primary', 'secondary', 'ghost', 'destructive'] as const;

export function ButtonSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  return (
    <SampleCard title={t('sections.buttons')} className={className}>
      <div className="grid gap-2.5">
        {variants.map((variant) => (
          <div
            key={variant}
            className="flex flex-wrap items-center justify-items-start gap-2.5 text-[12.5px] md:grid md:grid-cols-[96px_repeat(4,1fr)_1.4fr_1fr]"
          >
            <span className="text-ink-2 max-md:w-full">{t(`variants.${variant}`)}</span>
            <Button variant={variant}>{t('save')}</Button>
            <Button variant={variant} data-hovered>
              {t('save')}
            </Button>
            <Button variant={variant} data-focus-visible>
              {t('save')}
            </Button>
            <Button variant={variant} data-pressed>
              {t('save')}
            </Button>
            <Button variant={variant} isLoading>
              {t('saving')}
            </Button>
            <Button variant={variant} disabled>
              {t('save')}
            </Button>
          </div>
        ))}
      </div>
      <div className="mt-3.5 flex flex-wrap items-center gap-2">
        <Button size="sm">{t('sizes.small')}</Button>
        <Button icon={<Plus />}>{t('sizes.default')}</Button>
        <Button size="lg">{t('sizes.large')}</Button>
        <Button variant="link" className="ml-2">
          {t('link')}
        </Button>
        <span className="flex-1" />
        <IconButton variant="outline" label={t('share')} icon={<Share2 />} />
        <IconButton label={t('edit')} icon={<Pencil />} data-hovered />
        <IconButton label={t('copy')} icon={<Copy />} data-focus-visible />
        <IconButton size="sm" label={t('copy')} icon={<Copy />} isActive />
        <IconButton size="sm" label={t('copy')} icon={<Copy />} disabled />
      </div>
    </SampleCard>
  );
}
