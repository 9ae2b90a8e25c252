import { describe, expect, it } from 'vitest';
import { contrastOf, leastContrast } from './contrast.ts';
import { siteColours, writtenOn } from './looks.ts';
import { siteColourSets, siteTemplates } from './vocabulary.ts';

describe('colours of sites', () => {
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
