import { describe, expect, it } from 'vitest';
import { contrastOf, contrastShaded, leastContrast, shadeOver, shadeStep } from './contrast.ts';
import { siteColours, writesOverPicture } from './looks.ts';
import { siteColourSets } from './vocabulary.ts';

describe('contrast', () => {
  it('knows the contrast of black on white, and of a colour on itself', () => {
    expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastOf('#17607A', '#17607A')).toBe(1);
    expect(contrastOf('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
  });

  it.each(
    [...writesOverPicture].flatMap((template) => siteColourSets.map((set) => [template, set] as const)),
  )('darkens a picture no more than its words need, a white one too: %s, %s', (template, set) => {
    const colours = siteColours[template][set];
    const shades = ['#000000', '#406080', '#9AB0C4', '#FFFFFF'].map((part) => {
      const shade = shadeOver(colours, ['#000000', part]);
      expect(contrastShaded(colours, [part], shade), part).toBeGreaterThan(leastContrast);
      return shade;
    });
    expect(shades).toEqual([...shades].sort((one, other) => one - other));
    const [least = 0, , , most = 0] = shades;
    expect(least).toBe(30);
    expect(most).toBeLessThan(90);
    expect(contrastShaded(colours, ['#FFFFFF'], most - shadeStep)).toBeLessThan(leastContrast * 1.15);
  });
});
