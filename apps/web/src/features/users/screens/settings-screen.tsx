import type { Language } from '@hearthline/contract/common';
import type { LookupType } from '@hearthline/contract/lookups';
import type { Me } from '@hearthline/contract/users';
import { languages } from '@hearthline/domain/language';
import { cityOfZone } from '@hearthline/domain/time-zone';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { meQuery } from '../../../shared/api/me-query.ts';
import { libraryDefaults } from '../../../shared/api/query-client.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { endsInTheMorning, instantOf } from '../../../shared/lib/quiet-hours.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import type { Theme } from '../../../shared/stores/theme-store.ts';
import { useThemeStore } from '../../../shared/stores/theme-store.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { QuietSlider } from '../../../shared/ui/quiet-slider.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { SaveState } from '../../../shared/ui/save-state.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { NotificationTable } from '../components/notification-table.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PlanSection } from '../components/plan-section.tsx';
import { SignatureSection } from '../components/signature-section.tsx';
import darkPreview from '../images/theme-dark.svg?no-inline';
import lightPreview from '../images/theme-light.svg?no-inline';
import type { EditablePreferences } from '../model/use-preferences.ts';
import { usePreferences } from '../model/use-preferences.ts';

interface SettingsScreenProps {
  /** Cards of other features. */
  children?: ReactNode;
}

function EditableSettings({ me, children }: SettingsScreenProps & { me: Me }) {
  const { t } = useTranslation('users');
  const { preferences, change, saveState, retry } = usePreferences(me.preferences);
  return (
    <>
      <PageHeading title={t('settings.title')} subtitle={t('settings.subtitle')}>
        <SaveState of="choices" {...saveState} onRetry={retry} />
      </PageHeading>
      <div className="grid gap-4">
        <PlanSection />
        <div className="grid gap-4 md:grid-cols-2 2xl:grid-cols-[400px_minmax(0,1fr)_400px] xl:grid-cols-[minmax(0,400px)_minmax(400px,1fr)_minmax(0,400px)]">
          <AppearanceSection preferences={preferences} change={change} />
          <NotificationTable preferences={preferences} change={change} />
          <div className="grid gap-4 md:col-span-2 md:grid-cols-2 xl:col-span-1 xl:grid-cols-1 xl:grid-rows-[1fr_auto]">
            <SignatureSection me={me} preferences={preferences} change={change} />
            <QuietHoursSection preferences={preferences} change={change} />
          </div>
        </div>
        {children}
      </div>
    </>
  );
}

export function SettingsScreen({ children }: SettingsScreenProps) {
  const { t } = useTranslation('users');
  const query = useQuery(meQuery);
  const failure = useQueryBoundary(query);
  const { data: me } = query;
  if (me) return <EditableSettings me={me}>{children}</EditableSettings>;
  return (
    <>
      <PageHeading title={t('settings.title')} subtitle={t('settings.subtitle')} />
      {failure ? <QueryError failure={failure} text={t('settings.loadFailed')} /> : <SettingsSkeleton />}
    </>
  );
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The shape the screen will have. */
function SettingsSkeleton() {
  return (
    <SkeletonFrame className="grid gap-4">
      <Card className="px-5 pt-4 pb-4.5">
        <Skeleton className="mb-4 h-4 w-16" />
        <div className="grid gap-3 md:grid-cols-3">
          <Skeleton className="h-37 !rounded-[12px]" />
          <Skeleton className="h-37 !rounded-[12px]" />
          <Skeleton className="h-37 !rounded-[12px]" />
        </div>
      </Card>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <Card isPadded>
          <Skeleton className="mb-5 h-4 w-48" />
          <Skeleton className="mb-6 h-10 !rounded-md" />
          <Skeleton className="mb-6 h-26 !rounded-md" />
          <Skeleton className="h-10 !rounded-md" />
        </Card>
        <Card isPadded>
          <Skeleton className="mb-6 h-4 w-28" />
          {rows.map((row) => (
            <div key={row} className="flex h-11 items-center gap-8">
              <Skeleton className="mr-auto h-3 w-36" />
              <Skeleton className="h-5 w-9 !rounded-full" />
              <Skeleton className="h-5 w-9 !rounded-full" />
              <Skeleton className="h-5 w-9 !rounded-full" />
            </div>
          ))}
        </Card>
        <div className="grid gap-4">
          <Card isPadded>
            <Skeleton className="mb-5 h-4 w-24" />
            <Skeleton className="h-30 !rounded-md" />
          </Card>
          <Card isPadded>
            <Skeleton className="mb-4 h-4 w-28" />
            <Skeleton className="h-7" />
          </Card>
        </div>
      </div>
    </SkeletonFrame>
  );
}

type Editing = Pick<EditablePreferences, 'preferences' | 'change'>;

function AppearanceSection({ preferences, change }: Editing) {
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
      items={isNamed ? named : [{ id: timeZone, label: cityOfZone(timeZone) }, ...named]}
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

type QuietHoursSectionProps = Pick<EditablePreferences, 'preferences' | 'change'>;

function QuietHoursSection({ preferences, change }: QuietHoursSectionProps) {
  const { t } = useTranslation('users');
  // Times of day have no date: they are written as if they were in UTC.
  const format = useFormat('UTC');
  const { quietHours } = preferences;
  const span = { from: format.time(instantOf(quietHours.from)), to: format.time(instantOf(quietHours.to)) };

  return (
    <Card isPadded aria-labelledby="quiet-heading">
      <div className="mb-1 flex items-center gap-2">
        <h2 id="quiet-heading" className="min-w-0 flex-1 text-[15px]/[22px]">
          {t('quietHours.heading')}
        </h2>
        <Switch
          aria-label={t('quietHours.heading')}
          isSelected={quietHours.isOn}
          onChange={(isOn) => change({ quietHours: { ...quietHours, isOn } })}
        />
      </div>
      <p className="text-xs text-ink-2">
        {quietHours.isOn
          ? t(endsInTheMorning(quietHours) ? 'quietHours.overnight' : 'quietHours.range', span)
          : t('quietHours.off')}
      </p>
      <QuietSlider
        quietHours={quietHours}
        names={{ from: t('quietHours.from'), to: t('quietHours.to') }}
        onChange={(times) => change({ quietHours: { ...quietHours, ...times } })}
        isDisabled={!quietHours.isOn}
        className="mt-3"
      />
    </Card>
  );
}
