import type { ListingDetail } from '@hearthline/contract/listings';
import type { LengthUnit } from '@hearthline/domain/listing/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardHeader } from '../../../../shared/ui/card.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import { useRoomRows } from './use-room-rows.ts';

const cellClass = 'px-3 py-2.5 first:pl-5 last:pr-5 md:h-10 md:py-0';

/** Every room with level and size. On phones each is a block of its own. */
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
            />
          )
        }
      />
      {rows.length === 0 ? (
        <p className="px-5 py-4 text-sm text-ink-2">{t('detail.rooms.none')}</p>
      ) : (
        <table aria-labelledby="rooms-title" className="w-full border-collapse text-sm max-md:block">
          <thead className="max-md:sr-only">
            <tr className="h-10 border-b border-line text-left text-xs text-ink-3 [&_th]:font-medium">
              <th scope="col" className={cellClass}>
                {t('detail.rooms.room')}
              </th>
              <th scope="col" className={cellClass}>
                {t('detail.rooms.level')}
              </th>
              <th scope="col" className={`${cellClass} text-right`}>
                {t('detail.rooms.size')}
              </th>
              <th scope="col" className={cellClass}>
                {t('detail.rooms.details')}
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map((row) => (
              <tr
                key={row.id}
                className="border-b border-line last:border-b-0 max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:px-5 max-md:py-2.5 max-md:*:p-0!"
              >
                <th scope="row" className={`${cellClass} text-left font-medium`}>
                  {row.name}
                </th>
                <td className={`${cellClass} text-ink-2 max-md:order-2`}>{row.level ?? '—'}</td>
                <td className={`${cellClass} text-right font-tabular whitespace-nowrap max-md:order-1`}>
                  {row.size ?? '—'}
                </td>
                <td
                  className={`${cellClass} text-ink-2 max-md:order-3 max-md:col-span-full max-md:text-xs max-md:empty:hidden`}
                >
                  {row.details}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
