import { languages } from '@hearthline/domain/language';
import { useTranslation } from 'react-i18next';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { useThemeStore } from '../../../shared/stores/theme-store.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import type { EditablePreferences } from '../model/use-preferences.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

type Editing = Pick<EditablePreferences, 'preferences' | 'change'>;

export function AppearanceSection({ preferences, change }: Editing) {
  const { t } = useTranslation('users');
  const { lan, setLanguage } = useLanguageStore();
  const { theme, setTheme } = useThemeStore();
  const languageItems = languages.map((id) => ({ id, label: t(`languages.${id}`) }));

  return (
    <Card isPadded aria-labelledby="appearance-heading">
      <h2 id="appearance-heading" className="mb-3.5 text-[15px]/[22px]">
        {t('appearance.heading')}
      </h2>
      <div className="grid gap-3.5">
        <div className="grid gap-1.5">
          <span aria-hidden="true" className={labelClass}>
            {t('appearance.language')}
          </span>
          <Segmented
            label={t('appearance.language')}
            items={languageItems}
            value={lan}
            fullWidth
            onChange={(language) => {
              setLanguage(language);
              change({ language });
            }}
          />
        </div>
        <ThemeChoice
          value={theme}
          onChange={(chosen) => {
            setTheme(chosen);
            change({ theme: chosen });
          }}
        />
        <TimeZoneField timeZone={preferences.timeZone} onChange={(timeZone) => change({ timeZone })} />
      </div>
    </Card>
  );
}
