import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { LengthUnit } from '@hearthline/domain/listing/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { DataTable } from '../../../../shared/ui/data-table.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import type { RoomRow } from './use-room-rows.ts';
import { useRoomRows } from './use-room-rows.ts';

/** Every room with level and size. */
export function RoomsCard({ rooms }: { rooms: ListingDetail['rooms'] }) {
  const { t } = useTranslation('listings');
  const [unit, setUnit] = useState<LengthUnit>('ft');
  const rows = useRoomRows(rooms, unit);
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
        <RoomTable rows={rows} />
      )}
    </Card>
  );
}

function RoomTable({ rows }: { rows: readonly RoomRow[] }) {
  const { t } = useTranslation('listings');
  return (
    <DataTable
      labelledBy="rooms-title"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'room',
          header: t('detail.rooms.room'),
          isRowHeader: true,
          card: 'title',
          cellClass: 'font-medium',
          cell: ({ name }) => name,
        },
        {
          key: 'level',
          header: t('detail.rooms.level'),
          card: 'detail',
          cellClass: 'text-ink-2',
          cell: ({ level }) => level ?? '—',
        },
        {
          key: 'size',
          header: t('detail.rooms.size'),
          card: 'value',
          isNumeric: true,
          cell: ({ size }) => size ?? '—',
        },
        {
          key: 'details',
          header: t('detail.rooms.details'),
          card: 'detail',
          cellClass: 'text-ink-2',
          cell: ({ details }) => details,
        },
      ]}
    />
  );
}
