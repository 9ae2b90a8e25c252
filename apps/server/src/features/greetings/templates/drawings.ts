import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { definitionOf, occasions } from '@hearthline/domain/greeting/occasions';
import type { Language } from '@hearthline/domain/language';
import { languages } from '@hearthline/domain/language';
import { drawDesign } from '@hearthline/greeting-designs/draw';
import { lineOf } from '@hearthline/greeting-designs/words';
import type { Images } from '../../../platform/images/images.ts';
import { isDesignOf } from './is-design.ts';
import type { CreateDrawingUrl } from './present-design.ts';

/** Where the drawings lie on the public origin. */
export const drawingsPath = '/drawings';
/** Twice as fine as a mail shows it. */
const jpegWidth = 1_200;
const mostKept = 120;
const mostYears = 120;

export const createDrawingUrls =
  ({ publicOrigin }: { publicOrigin: string }): CreateDrawingUrl =>
  ({ design, occasion, language, years, type }) => {
    const counted = years && countsYears(occasion) && years <= mostYears ? `-${years}` : '';
    return `${publicOrigin}${drawingsPath}/${design}-${occasion}-${language}${counted}.${type}`;
  };

const countsYears = (occasion: Occasion): boolean => occasion === 'homeDay' || occasion === 'clientSince';

/** Drawings by the names that their addresses end in; those asked for last are kept. */
export function createDrawings({ images }: { images: Pick<Images, 'drawJpeg'> }) {
  const kept = new Map<string, Promise<{ bytes: Buffer; type: string } | null>>();

  async function make(name: string): Promise<{ bytes: Buffer; type: string } | null> {
    const asked = parseName(name);
    if (!asked) return null;
    const { design, language, type } = asked;
    const svg = drawDesign({ design, language, line: lineOf(asked), crop: 'mail' });
    if (type === 'svg') return { bytes: Buffer.from(svg), type: 'image/svg+xml' };
    const bytes = await images.drawJpeg(svg, jpegWidth);
    return bytes && { bytes, type: 'image/jpeg' };
  }

  return (name: string): Promise<{ bytes: Buffer; type: string } | null> => {
    const known = kept.get(name);
    const drawing = known ?? make(name);
    kept.delete(name);
    kept.set(name, drawing);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    // What failed is tried again.
    drawing.then(
      (found) => found ?? kept.delete(name),
      () => kept.delete(name),
    );
    return drawing;
  };
}

function parseName(name: string) {
  const found = /^([A-Za-z]{1,20})-([A-Za-z]{1,20})-(en|fr)(?:-([1-9]\d{0,2}))?\.(svg|jpg)$/.exec(name);
  if (!found) return null;
  const [, design = '', occasionName = '', languageName, yearsText, type] = found;
  const occasion = occasions.find((each) => each === occasionName);
  const language = languages.find((each): each is Language => each === languageName);
  const years = yearsText === undefined ? null : Number(yearsText);
  if (!occasion || !language || !isDesignOf(design, definitionOf(occasion).category)) return null;
  if (years !== null && (years > mostYears || !countsYears(occasion))) return null;
  return { design, occasion, language, years, type: type as 'svg' | 'jpg' };
}
