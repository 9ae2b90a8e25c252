import { parseAmount } from '@hearthline/domain/badge/number';
import { useQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { useFormat } from '../../../shared/i18n/format.ts';
import { config } from '../../../shared/lib/config.ts';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { newsQuery, weatherQuery } from '../api/dashboard-queries.ts';
import { badgeColorsOf } from '../card/badge-look.tsx';
import { parseSeries, writeBadgeAmount } from '../card/badge-number.ts';
import type { GalleryEntry } from './gallery-entries.ts';
import { weatherLook } from './weather-panel.tsx';

/** Of the frame, without its padding. */
const valueWidth = 74;
const frameClass = 'h-14 w-24 shrink-0 overflow-hidden rounded-md border border-line bg-inset';

/** How a thing looks on the board, small and for the eye alone: its name stands beside it. */
export function GalleryPreview({ entry }: { entry: GalleryEntry }) {
  return (
    <div aria-hidden="true" className={frameClass}>
      {entry.kind === 'badge' && <BadgePreview entry={entry} />}
      {entry.kind === 'chart' && <ChartPreview entry={entry} />}
      {entry.panel === 'News' && <NewsPreview />}
      {entry.panel === 'Weather' && <WeatherPreview />}
      {entry.panel === 'Reminder' && <ReminderPreview />}
    </div>
  );
}

function BadgePreview({ entry: { title, face } }: { entry: GalleryEntry }) {
  const format = useFormat();
  if (!face) return null;
  const { configuration, execution } = face;
  const { val1RowIndex, val1ColIndex } = configuration;
  const amount = parseAmount(execution?.queryResult.rows ?? [], val1RowIndex, val1ColIndex);
  const text = amount === null ? '–' : writeBadgeAmount(amount, configuration, format);
  return (
    <div
      style={badgeColorsOf(configuration)}
      className="flex h-full flex-col justify-between bg-[linear-gradient(140deg,var(--badge-a),var(--badge-b))] px-2.5 py-2 text-(--badge-ink)"
    >
      <span className="truncate text-[9.5px]/[12px] font-medium text-(--badge-ink2)">{title}</span>
      <span
        className="text-[15px]/[20px] font-semibold tracking-[-0.03em] whitespace-nowrap"
        // A number keeps all its digits here, too.
        style={{ fontSize: Math.min(15, valueWidth / (0.6 * text.length)) }}
      >
        {text}
      </span>
    </div>
  );
}

const mostColumns = 6;
const columnBox = { left: 10, bottom: 48, height: 38, step: 13, width: 9 };

function ChartPreview({ entry: { face } }: { entry: GalleryEntry }) {
  const values = parseSeries(face?.execution?.queryResult ?? null).slice(-mostColumns);
  const highest = Math.max(1, ...values);
  return (
    <svg aria-hidden="true" viewBox="0 0 96 56" className="size-full">
      {values.map((value, index) => {
        const height = Math.max(2, (Math.max(0, value) / highest) * columnBox.height);
        const x = columnBox.left + index * columnBox.step;
        return (
          <rect
            key={x}
            x={x}
            y={columnBox.bottom - height}
            width={columnBox.width}
            height={height}
            rx={2.5}
            fill={index === values.length - 1 ? 'var(--chart-1)' : 'var(--chart-2)'}
          />
        );
      })}
    </svg>
  );
}

function NewsPreview() {
  const { data } = useQuery(newsQuery);
  const [first] = data?.items ?? [];
  if (first?.photoUrl) return <ListingPhoto url={first.photoUrl} alt="" width={320} isThumbnail />;
  return (
    <span className="grid h-full place-items-center text-ink-3">
      <Newspaper strokeWidth={1.75} className="size-5" />
    </span>
  );
}

function WeatherPreview() {
  const format = useFormat();
  const { data: weather } = useQuery({ ...weatherQuery, enabled: config().hasWeather });
  const { Icon } = weatherLook(weather?.code ?? 2, weather?.isDay ?? true);
  return (
    <span className="flex h-full items-center justify-center gap-2 bg-info-soft text-info">
      <Icon strokeWidth={1.75} className="size-5" />
      {weather && (
        <b className="text-md font-semibold">{format.number(Math.round(weather.temperature) || 0, 0)}°</b>
      )}
    </span>
  );
}

function ReminderPreview() {
  return (
    <span className="flex h-full flex-col justify-center gap-1.5 px-3 *:h-1.5 *:rounded-full *:bg-line-strong">
      <i className="w-4/5" />
      <i className="w-3/5" />
      <i className="w-2/3" />
    </span>
  );
}
