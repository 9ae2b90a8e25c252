import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';

export type Picture = ListingDetail['pictures'][number];

/** What a picture shows, and its whole name with address and place in the row. */
export function usePictureNames(pictures: readonly Picture[], address: string) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const rooms: Record<string, string> = t('vocabulary.roomKind', { returnObjects: true });
  const scenes: Record<string, string> = t('detail.gallery.scenes', { returnObjects: true });

  /** A feed may caption in its own words; those stay. */
  function captionOf({ caption, kind }: Picture): string | null {
    if (kind === 'floorPlan') return scenes.floorPlan ?? null;
    if (caption === null) return null;
    return rooms[caption] ?? scenes[caption] ?? caption;
  }

  function nameOf(index: number): string {
    const picture = pictures[index];
    const caption = picture ? captionOf(picture) : null;
    const place = t('detail.gallery.position', {
      position: format.number(index + 1),
      total: format.number(pictures.length),
    });
    return [address, caption, place].filter(Boolean).join(', ');
  }

  return { captionOf, nameOf };
}
