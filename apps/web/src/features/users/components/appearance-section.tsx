import type { Language } from '@hearthline/contract/common';
import type { LookupType } from '@hearthline/contract/lookups';
import { languages } from '@hearthline/domain/language';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { libraryDefaults } from '../../../shared/api/query-client.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import type { Theme } from '../../../shared/stores/theme-store.ts';
import { useThemeStore } from '../../../shared/stores/theme-store.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import darkPreview from '../images/theme-dark.svg?no-inline';
import lightPreview from '../images/theme-light.svg?no-inline';
import type { EditablePreferences } from '../model/use-preferences.ts';

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

const previews: Record<Theme, string> = { light: lightPreview, dark: darkPreview };

/** Two cards that keep their own colours whatever theme surrounds them. */
function ThemeChoice({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
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

interface TimeZoneFieldProps {
  timeZone: string;
  onChange: (timeZone: string) => void;
}

/** `America/Argentina/Buenos_Aires` → `Buenos Aires`, for a zone that the lookup does not name. */
function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

function TimeZoneField({ timeZone, onChange }: TimeZoneFieldProps) {
  const { t } = useTranslation('users');
  const language = useLanguageStore((state) => state.lan);
  const { data: zones = [] } = useQuery(lookupQuery('TimeZone', language));
  const format = useFormat(timeZone);
  const now = useNow();
  const named = zones.map(({ code, name }) => ({ id: code, label: name }));
  const isNamed = named.some(({ id }) => id === timeZone);
  return (
    <Select
      label={t('appearance.timeZone')}
      icon={<Globe aria-hidden="true" strokeWidth={1.75} />}
      items={isNamed ? named : [{ id: timeZone, label: cityOf(timeZone) }, ...named]}
      value={timeZone}
      onChange={onChange}
      hint={t('appearance.now', { time: format.time(now) })}
    />
  );
}

/** The items of one lookup, named in that language. */
function lookupQuery(typeName: LookupType, language: Language) {
  return queryOptions({
    queryKey: ['lookup', typeName, language],
    queryFn: async () => (await request('GET /lookup', { query: { typeName } })).result,
    ...libraryDefaults,
  });
}
