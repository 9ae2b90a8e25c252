import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { languages } from '../../../shared/i18n/language.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { useThemeStore } from '../../../shared/stores/theme-store.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { cityOfTimeZone, isKnownTimeZone, timeZones } from '../model/time-zones.ts';
import { useNow } from '../model/use-now.ts';
import type { EditablePreferences } from '../model/use-preferences.ts';
import { ThemeChoice } from './theme-choice.tsx';

type Editing = Pick<EditablePreferences, 'preferences' | 'change'>;

function TimeZoneField({ preferences, change }: Editing) {
  const { t } = useTranslation('users');
  const { timeZone } = preferences;
  const format = useFormat(timeZone);
  const now = useNow();
  const zones: string[] = isKnownTimeZone(timeZone) ? [...timeZones] : [timeZone, ...timeZones];
  const items = zones.map((zone) => ({
    id: zone,
    label: isKnownTimeZone(zone) ? t(`zones.${zone}`) : cityOfTimeZone(zone),
  }));
  return (
    <Select
      label={t('appearance.timeZone')}
      icon={<Globe aria-hidden="true" strokeWidth={1.75} />}
      items={items}
      value={timeZone}
      onChange={(zone) => change({ timeZone: zone })}
      hint={t('appearance.now', { time: format.time(now) })}
    />
  );
}

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
        <TimeZoneField preferences={preferences} change={change} />
      </div>
    </Card>
  );
}
