import type { Weather } from '@hearthline/contract/dashboard';
import type { BadgeSize } from '@hearthline/domain/badge/configuration';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudLightning,
  CloudMoon,
  CloudRain,
  CloudSnow,
  CloudSun,
  Moon,
  Sun,
} from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { weatherQuery } from '../api/dashboard-queries.ts';
import { PanelWaiting } from './panels.tsx';

const daysBySize: Record<BadgeSize, number> = { Small: 0, Medium: 3, Large: 5 };

/** The weather at the agent's city, as high as a badge. */
export function WeatherPanel({ size }: { size: BadgeSize }) {
  const { t } = useTranslation('badgesBoard');
  const titleId = useId();
  const query = useQuery(weatherQuery);
  return (
    <Card
      aria-labelledby={titleId}
      data-panel="Weather"
      className="flex min-h-37 overflow-hidden rounded-[14px]"
    >
      <h3 id={titleId} className="sr-only">
        {t('weather.title')}
      </h3>
      <QueryBoundary
        query={query}
        pending={<PanelWaiting />}
        error={(failure) => <QueryError layout="line" failure={failure} className="px-5 py-4" />}
      >
        {(weather) => <WeatherFacts weather={weather} size={size} />}
      </QueryBoundary>
    </Card>
  );
}

function WeatherFacts({ weather, size }: { weather: Weather; size: BadgeSize }) {
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  // Just below nothing is no minus nothing.
  const degrees = (value: number) => format.number(Math.round(value) || 0, 0);
  const now = weatherLook(weather.code, weather.isDay);
  return (
    <div className="flex min-w-0 flex-1 items-stretch gap-4 p-4">
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="truncate text-[12.5px]/[18px] font-medium text-ink-2">{weather.place}</p>
        {weather.isSample && <Tag className="mt-0.5 self-start">{t('weather.sample')}</Tag>}
        <p className="flex items-center gap-2 text-[28px]/[34px] font-semibold tracking-[-0.035em]">
          <now.Icon aria-hidden="true" strokeWidth={1.75} className="size-7 text-info" />
          {t('weather.degrees', { value: degrees(weather.temperature) })}
        </p>
        <p className="mt-auto truncate text-xs text-ink-2">{t(`weather.words.${now.word}`)}</p>
        <p className="truncate text-xs text-ink-3">
          {t('weather.range', { high: degrees(weather.high), low: degrees(weather.low) })}
        </p>
      </div>
      {daysBySize[size] > 0 && (
        <ul className="flex items-center gap-4">
          {weather.days.slice(1, daysBySize[size] + 1).map(({ date, high, low, code }) => {
            const { Icon, word } = weatherLook(code, true);
            return (
              <li key={date} className="flex flex-col items-center gap-1.5 text-xs">
                <span className="text-ink-3">{format.shortWeekday(date)}</span>
                <Icon
                  role="img"
                  aria-label={t(`weather.words.${word}`)}
                  strokeWidth={1.75}
                  className="size-5 text-ink-2"
                />
                <span className="font-medium">{degrees(high)}°</span>
                <span className="text-ink-3">{degrees(low)}°</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

type WeatherWord =
  | 'clear'
  | 'partlyCloudy'
  | 'cloudy'
  | 'fog'
  | 'drizzle'
  | 'rain'
  | 'freezingRain'
  | 'snow'
  | 'showers'
  | 'snowShowers'
  | 'storm';

const words: readonly { upTo: number; word: WeatherWord; Icon: LucideIcon; NightIcon?: LucideIcon }[] = [
  { upTo: 1, word: 'clear', Icon: Sun, NightIcon: Moon },
  { upTo: 2, word: 'partlyCloudy', Icon: CloudSun, NightIcon: CloudMoon },
  { upTo: 3, word: 'cloudy', Icon: Cloud },
  { upTo: 48, word: 'fog', Icon: CloudFog },
  { upTo: 55, word: 'drizzle', Icon: CloudDrizzle },
  { upTo: 57, word: 'freezingRain', Icon: CloudRain },
  { upTo: 65, word: 'rain', Icon: CloudRain },
  { upTo: 67, word: 'freezingRain', Icon: CloudRain },
  { upTo: 77, word: 'snow', Icon: CloudSnow },
  { upTo: 82, word: 'showers', Icon: CloudRain },
  { upTo: 86, word: 'snowShowers', Icon: CloudSnow },
];

/** The word and the drawing of a WMO code; whatever lies above the known ones is a thunderstorm. */
export function weatherLook(code: number, isDay: boolean): { word: WeatherWord; Icon: LucideIcon } {
  const found = words.find(({ upTo }) => code <= upTo);
  if (!found) return { word: 'storm', Icon: CloudLightning };
  return { word: found.word, Icon: isDay ? found.Icon : (found.NightIcon ?? found.Icon) };
}
