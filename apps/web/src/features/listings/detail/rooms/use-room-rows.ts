import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { convertLength } from '@hearthline/domain/listing/measures';
import type { LengthUnit, RoomKind } from '@hearthline/domain/listing/vocabulary';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { lowerFirst } from '../../model/chip-words.ts';
import { translateStated } from '../../model/listing-words.ts';

export interface RoomRow {
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
