import type { PlacedPicture } from '@hearthline/contract/sites';
import type { SiteColours } from '@hearthline/domain/site/looks';
import { contrastOf, writtenOn } from '@hearthline/domain/site/looks';
import type { Images } from '../../../platform/images/images.ts';

/** Of a picture on top of a page on a phone, a tablet and a screen, as templates lay it out. */
const frames = [
  { width: 390, height: 560 },
  { width: 834, height: 620 },
  { width: 1440, height: 680 },
] as const;
/** Every template darkens its picture under words at least so much. */
const scrim = 0.45;

/** The least contrast of all that is written in these colours. */
export const contrastOfColours = (colours: SiteColours): number =>
  Math.min(...writtenOn.map(([text, ground]) => contrastOf(colours[text], colours[ground])));

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/**
 * The least contrast of words over the picture: against the mean of each third of it, darkened, at three widths. Words may
 * stand in any of them. Null where the picture cannot be read.
 */
export async function contrastOverPicture(
  images: Pick<Images, 'findShades'>,
  bytes: Buffer,
  { focus }: Pick<PlacedPicture, 'focus'>,
  { onDeep, onAccent }: SiteColours,
): Promise<number | null> {
  // Words over pictures are light, whatever the paper is: the lighter of the two that templates have for it.
  const words = contrastOf(onDeep, '#000000') > contrastOf(onAccent, '#000000') ? onDeep : onAccent;
  const found: number[] = [];
  for (const frame of frames) {
    const shades = await images.findShades(bytes, { ...frame, focus });
    if (!shades) return null;
    for (let at = 0; at < shades.length; at += 3)
      found.push(contrastOf(words, toHex(shades.slice(at, at + 3).map((channel) => channel * (1 - scrim)))));
  }
  return Math.min(...found);
}
