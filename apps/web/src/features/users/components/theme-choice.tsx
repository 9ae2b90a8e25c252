import { useTranslation } from 'react-i18next';
import type { Theme } from '../../../shared/stores/theme-store.ts';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import darkPreview from '../images/theme-dark.svg?no-inline';
import lightPreview from '../images/theme-light.svg?no-inline';

const previews: Record<Theme, string> = { light: lightPreview, dark: darkPreview };

/** Two cards that keep their own colours whatever theme surrounds them. */
export function ThemeChoice({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  const { t } = useTranslation('users');
  const items = (['light', 'dark'] as const).map((theme) => ({
    id: theme,
    label: t(`appearance.${theme}`),
    picture: (
      <img
        src={previews[theme]}
        alt=""
        className="block h-[58px] w-full rounded-[8px] border border-line object-fill"
      />
    ),
  }));
  return (
    <RadioGroup
      label={t('appearance.theme')}
      items={items}
      value={value}
      onChange={onChange}
      orientation="horizontal"
    />
  );
}
