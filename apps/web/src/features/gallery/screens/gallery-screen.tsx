import { useTranslation } from 'react-i18next';
import { useThemeStore } from '../../../shared/stores/theme-store.ts';
import { BrandMark } from '../../../shared/ui/brand-mark.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import {
  ButtonSamples,
  ChipSamples,
  ChoiceSamples,
  FieldSamples,
  SelectAndMenuSamples,
} from '../components/control-samples.tsx';
import { ModalSamples, SheetSamples, ToastSamples } from '../components/layer-samples.tsx';
import {
  BannerSamples,
  ChartSamples,
  EmptySamples,
  LoadingSamples,
  ProgressSamples,
  TableSamples,
} from '../components/state-samples.tsx';

/** Every component in every state on one page, to look at while building. */
export function GalleryScreen() {
  const { t } = useTranslation('gallery');
  const { theme, setTheme } = useThemeStore();

  return (
    <main className="mx-auto max-w-360 px-4 py-6 md:px-8">
      <header className="mb-5 flex flex-wrap items-center gap-3">
        <BrandMark sizePx={34} />
        <h1>{t('title')}</h1>
        <span className="flex-1" />
        <span className="text-sm text-ink-3">{t('subtitle')}</span>
        <Segmented
          size="sm"
          label={t('theme.label')}
          items={[
            { id: 'dark', label: t('theme.dark') },
            { id: 'light', label: t('theme.light') },
          ]}
          value={theme}
          onChange={setTheme}
        />
      </header>
      <div className="grid gap-4 lg:grid-cols-12">
        <ButtonSamples className="lg:col-span-7" />
        <FieldSamples className="lg:col-span-5" />
        <SelectAndMenuSamples className="lg:col-span-4" />
        <ChoiceSamples className="lg:col-span-4" />
        <ChipSamples className="lg:col-span-4" />
        <ToastSamples className="lg:col-span-4" />
        <ModalSamples className="lg:col-span-4" />
        <SheetSamples className="lg:col-span-4" />
        <TableSamples className="lg:col-span-6" />
        <LoadingSamples className="lg:col-span-3" />
        <ChartSamples className="lg:col-span-3" />
        <BannerSamples className="lg:col-span-6" />
        <ProgressSamples className="lg:col-span-6" />
        <EmptySamples className="lg:col-span-12" />
      </div>
    </main>
  );
}
