import type { PlacedPicture, SiteDraft } from '@hearthline/contract/sites';
import { contrastShaded, shadeOver } from '@hearthline/domain/site/contrast';
import { siteColours, writesOverPicture } from '@hearthline/domain/site/looks';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Images } from '../../../platform/images/images.ts';
import { createKept } from '../../../platform/kept.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';

/** Of a picture on top of a page on a phone, a tablet and a screen, as it is laid out under words. */
const frames = [
  { width: 390, height: 640 },
  { width: 834, height: 860 },
  { width: 1440, height: 860 },
] as const;
/** Enough of it to know how light it is. */
const measuredFile = '480.webp';
/** A picture that cannot be read is taken for a white one. */
const unknownParts = ['#ffffff'];
const keptForMs = 60 * 60_000;
const keptMost = 500;

export interface HeroShade {
  percent: number;
  /** Of the words over the lightest part of it. */
  contrast: number;
}

/** How much a site's picture is darkened under its words: measured on the picture, at three widths. */
export function createHeroShades({
  files,
  images,
  clock,
}: {
  files: Pick<PictureFiles, 'load'>;
  images: Pick<Images, 'findShades'>;
  clock: Clock;
}) {
  const kept = createKept<string[]>({ clock, forMs: keptForMs, most: keptMost });

  async function measure(agentId: string, { id, focus }: PlacedPicture): Promise<string[]> {
    const { bytes } = await files.load({ agentId, pictureId: id }, measuredFile);
    const parts: string[] = [];
    for (const frame of frames) {
      const shades = await images.findShades(bytes, { ...frame, focus });
      if (!shades) return unknownParts;
      for (let at = 0; at < shades.length; at += 3) parts.push(toHex(shades.slice(at, at + 3)));
    }
    return parts;
  }

  /** Null where nothing is written over a picture of the agent's own. A page does not wait for a picture that is away. */
  return async ({
    agentId,
    draft: { hero, template, colourSet },
  }: {
    agentId: string;
    draft: Pick<SiteDraft, 'hero' | 'template' | 'colourSet'>;
  }): Promise<HeroShade | null> => {
    if (!hero || !writesOverPicture.has(template)) return null;
    const colours = siteColours[template][colourSet];
    const parts = await kept(`${hero.id} ${hero.focus.x} ${hero.focus.y}`, () =>
      measure(agentId, hero),
    ).catch(() => unknownParts);
    const percent = shadeOver(colours, parts);
    return { percent, contrast: contrastShaded(colours, parts, percent) };
  };
}

export type HeroShades = ReturnType<typeof createHeroShades>;

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
