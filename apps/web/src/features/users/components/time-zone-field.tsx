import { useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lookupQuery } from '../../../shared/api/lookup-query.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { Select } from '../../../shared/ui/select.tsx';

interface TimeZoneFieldProps {
  timeZone: string;
  onChange: (timeZone: string) => void;
}

/** `America/Argentina/Buenos_Aires` → `Buenos Aires`, for a zone that the lookup does not name. */
function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

export function TimeZoneField({ timeZone, onChange }: TimeZoneFieldProps) {
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
