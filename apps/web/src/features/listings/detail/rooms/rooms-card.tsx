import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { convertLength } from '@hearthline/domain/listing/measures';
import type { LengthUnit, RoomKind } from '@hearthline/domain/listing/vocabulary';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { DataTable } from '../../../../shared/ui/data-table.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import { translateStated } from '../../model/listing-words.ts';

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

interface RoomRow {
  id: string;
  name: string;
  level: string | null;
  /** In the unit asked for, without its name. */
  size: string | null;
  details: string;
}

/** Sizes are converted from the unit they were entered in, so neither switch rounds twice. */
export function useRoomRows(rooms: ListingDetail['rooms'], unit: LengthUnit): RoomRow[] {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const named = numberBedrooms(rooms.map(({ kind }) => kind));
  return rooms.map((room, index) => {
    const { kind, label, level, length, width, unit: entered, features } = room;
    const write = (value: number) => format.decimal(convertLength(value, entered, unit));
    const number = named[index];
    const name = t(`vocabulary.roomKind.${kind}`);
    const words = [label, ...features].filter((word) => word !== null);
    return {
      id: `${kind}-${index}`,
      name: number === undefined ? name : t('detail.rooms.numbered', { name, number }),
      level: level && t(`vocabulary.roomLevel.${level}`),
      size: length === null || width === null ? null : `${write(length)} × ${write(width)}`,
      details: words
        .map((word) => translateStated(word, t))
        .map((word, at) => (at === 0 ? word : lowerFirst(word)))
        .join(', '),
    };
  });
}

/** "Bedroom 2": the primary bedroom is the first, the others count on. */
function numberBedrooms(kinds: readonly RoomKind[]): (number | undefined)[] {
  let last = kinds.includes('primaryBedroom') ? 1 : 0;
  return kinds.map((kind) => {
    if (kind !== 'bedroom') return undefined;
    last += 1;
    return last;
  });
}
