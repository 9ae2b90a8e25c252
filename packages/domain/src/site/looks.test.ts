import { describe, expect, it } from 'vitest';
import { contrastOf, leastContrast, siteColours, writtenOn } from './looks.ts';
import { siteColourSets, siteTemplates } from './vocabulary.ts';

describe('colours of sites', () => {
  it('knows the contrast of black on white, and of a colour on itself', () => {
    expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastOf('#17607A', '#17607A')).toBe(1);
    expect(contrastOf('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
  });

  it.each(siteTemplates.flatMap((template) => siteColourSets.map((set) => [template, set] as const)))(
    'reads everything that is written: %s, %s',
    (template, set) => {
      const colours = siteColours[template][set];
      for (const [text, ground] of writtenOn) {
        expect(contrastOf(colours[text], colours[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(
          leastContrast,
        );
      }
    },
  );
});
