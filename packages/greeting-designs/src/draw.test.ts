import { describe, expect, it } from 'vitest';
import { designIds, greetingDesigns } from './catalogue.ts';
import { drawDesign } from './draw.ts';
import { looks } from './looks.ts';
import { palettes } from './palettes.ts';
import { nearestInks } from './testing/inks.ts';
import { writtenBox } from './testing/written-box.ts';

const colorsOf = (svg: string): string[] => [...new Set(svg.match(/#[0-9A-Fa-f]{6}/g))].sort();

describe.each(designIds)('%s', (design) => {
  const svg = drawDesign({ design, language: 'fr', crop: 'card' });

  it('has the colours of its palette, every one of them and flat', () => {
    expect(colorsOf(svg)).toEqual([...new Set(Object.values(palettes[design]))].sort());
    expect(svg).not.toMatch(/opacity|gradient|filter|<text|<image|NaN|undefined/i);
    expect(svg.replace(/#[0-9A-Fa-f]{6}/g, '')).not.toMatch(/(?:fill|stroke)="(?!none")[^"]/);
  });

  it('can be printed as it looks', () => {
    for (const color of [...Object.values(palettes[design]), ...Object.values(looks[design])]) {
      const { distance, inks } = nearestInks(color);
      expect(distance, color).toBeLessThan(2);
      expect(
        inks.reduce((sum, ink) => sum + ink),
        color,
      ).toBeLessThanOrEqual(3.2);
    }
  });

  it.each(['Joy', 'MWMWMWMWMWMWMWMWMWMWMWMW', 'Warmest wishes from all of us to every one of you this year'])(
    'keeps “%s” inside the safe zone',
    (line) => {
      const { left, top, right, bottom } = writtenBox(
        drawDesign({ design, language: 'en', line, crop: 'card' }),
        palettes[design].letters,
      );
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(25);
      expect(right).toBeLessThanOrEqual(600);
      expect(bottom).toBeLessThanOrEqual(400);
    },
  );
});

it('draws the same each time, its own line where none is given, and a mail without the bleed', () => {
  const own = drawDesign({ design: 'candles', language: 'en', crop: 'mail' });
  expect(own).toContain('viewBox="12.5 12.5 600 400"');
  const { line } = greetingDesigns.candles;
  for (const given of ['', '  ', null, line.en])
    expect(drawDesign({ design: 'candles', language: 'en', line: given, crop: 'mail' })).toBe(own);
  expect(drawDesign({ design: 'candles', language: 'en', line: '<script>&', crop: 'mail' })).not.toContain(
    'script',
  );
});

it('knows what no press can show', () => {
  for (const color of ['#00FF00', '#0000FF', '#FF00FF', '#00FFFF', '#FF6600'])
    expect(nearestInks(color).distance, color).toBeGreaterThan(10);
});
