import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { LengthUnit } from '@hearthline/domain/listing/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../../shared/hooks/use-media-query.ts';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import type { RoomRow } from './use-room-rows.ts';
import { useRoomRows } from './use-room-rows.ts';

/** Every room with level and size. */
export function RoomsCard({ rooms }: { rooms: ListingDetail['rooms'] }) {
  const { t } = useTranslation('listings');
  const isPhone = useMediaQuery('(width < 768px)');
  const [unit, setUnit] = useState<LengthUnit>('ft');
  const rows = useRoomRows(rooms, unit);
  const Rows = isPhone ? RoomList : RoomTable;
  return (
    <Card aria-labelledby="rooms-title" className="overflow-hidden">
      <CardHeader
        id="rooms-title"
        title={t('detail.rooms.title')}
        actions={
          rows.length === 0 ? null : (
            <Segmented
              label={t('detail.rooms.unit')}
              size="sm"
              value={unit}
              onChange={setUnit}
              items={[
                { id: 'ft', label: t('detail.rooms.ft'), name: t('detail.rooms.feet') },
                { id: 'm', label: t('detail.rooms.m'), name: t('detail.rooms.metres') },
              ]}
              className="-my-1"
            />
          )
        }
      />
      {rows.length === 0 ? (
        <p className="px-5 py-4 text-sm text-ink-2">{t('detail.rooms.none')}</p>
      ) : (
        <Rows rows={rows} />
      )}
    </Card>
  );
}

const cellClass = 'h-10 px-3 first:pl-5 last:pr-5';
const headClass = `${cellClass} text-xs font-medium text-ink-3`;

function RoomTable({ rows }: { rows: readonly RoomRow[] }) {
  const { t } = useTranslation('listings');
  return (
    <table aria-labelledby="rooms-title" className="w-full border-collapse text-left text-sm">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={headClass}>
            {t('detail.rooms.room')}
          </th>
          <th scope="col" className={headClass}>
            {t('detail.rooms.level')}
          </th>
          <th scope="col" className={`${headClass} text-right`}>
            {t('detail.rooms.size')}
          </th>
          <th scope="col" className={headClass}>
            {t('detail.rooms.details')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, level, size, details }) => (
          <tr key={id} className="border-b border-line last:border-b-0">
            <th scope="row" className={`${cellClass} font-medium`}>
              {name}
            </th>
            <td className={`${cellClass} text-ink-2`}>{level ?? '—'}</td>
            <td className={`${cellClass} text-right font-tabular whitespace-nowrap`}>{size ?? '—'}</td>
            <td className={`${cellClass} text-ink-2`}>{details}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** For phones, where four columns have no room. */
function RoomList({ rows }: { rows: readonly RoomRow[] }) {
  return (
    <ul className="text-sm">
      {rows.map(({ id, name, level, size, details }) => (
        <li key={id} className="border-b border-line px-5 py-2.5 last:border-b-0">
          <span className="flex justify-between gap-3">
            <span className="font-medium">{name}</span>
            <span className="font-tabular whitespace-nowrap">{size ?? '—'}</span>
          </span>
          <span className="block text-xs text-ink-3">{[level, details].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
