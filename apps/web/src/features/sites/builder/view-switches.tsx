import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { setBuilderView } from '../model/builder-view-store.ts';
import { useBuilderLanguage } from '../model/use-builder-language.ts';
import { usePreviewWidth } from '../model/use-preview-width.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
const widths = [
  { id: 'desktop', Icon: Monitor },
  { id: 'tablet', Icon: Tablet },
  { id: 'phone', Icon: Smartphone },
] as const;

/** How wide the window is in which the site is looked at. */
export function WidthSwitch() {
  const { t } = useTranslation('sites');
  const width = usePreviewWidth();
  return (
    <Segmented
      label={t('view.width')}
      items={widths.map(({ id, Icon }) => ({
        id,
        name: t(`view.${id}`),
        label: (
          <>
            <Icon {...icon} />
            <span className="max-md:hidden">{t(`view.${id}`)}</span>
          </>
        ),
      }))}
      value={width}
      onChange={(next) => setBuilderView({ width: next })}
    />
  );
}

/** The language that is written and looked at. */
export function LanguageSwitch({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const { t } = useTranslation('sites');
  const { language } = useBuilderLanguage();
  return (
    <Segmented
      size={size}
      label={t('view.language')}
      items={[
        { id: 'en', label: 'EN', name: t('languages.en') },
        { id: 'fr', label: 'FR', name: t('languages.fr') },
      ]}
      value={language}
      onChange={(next) => setBuilderView({ language: next })}
    />
  );
}
