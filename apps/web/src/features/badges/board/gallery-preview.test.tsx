import { emptyConfiguration } from '@hearthline/domain/badge/configuration';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { idOf, makeExecution } from '../testing/fake-dashboard.ts';
import type { GalleryEntry } from './gallery-entries.ts';
import { GalleryPreview } from './gallery-preview.tsx';

const configuration = { ...emptyConfiguration, title: 'Volume', symbol: '$' } as const;

function makeEntry(kind: 'badge' | 'chart', values: number[] | null): GalleryEntry {
  const execution = values && {
    ...makeExecution(idOf(101), 0),
    queryResult: {
      ...makeExecution(idOf(101), 0).queryResult,
      rows: values.map((value) => [null, value, null, null]),
      sentParams: [],
    },
  };
  return {
    kind,
    title: 'Volume',
    item: {},
    tile: { id: 'slot', size: 'Medium', rows: 1 },
    placedId: null,
    face: { configuration, execution },
    panel: null,
  };
}

it('shows the value of a badge as the board would, and a dash where it is not known', () => {
  const { container, unmount } = renderWithProviders(<GalleryPreview entry={makeEntry('badge', [1234.5])} />);
  expect(container.textContent).toBe('Volume$1,234.50');
  unmount();
  const waiting = renderWithProviders(<GalleryPreview entry={makeEntry('badge', null)} />);
  expect(waiting.container.textContent).toBe('Volume–');
});

it('gives a long number a smaller type instead of cutting it', () => {
  const sizeOf = (value: number) => {
    const { container } = renderWithProviders(<GalleryPreview entry={makeEntry('badge', [value])} />);
    const number = [...container.querySelectorAll('span')].at(-1);
    return Number.parseFloat(number?.style.fontSize ?? '');
  };
  expect(sizeOf(12)).toBe(15);
  expect(sizeOf(1_482_350_000.55)).toBeCloseTo(74 / (0.6 * '$1,482,350,000.55'.length), 3);
});

it('draws the last periods of a chart, the highest as high as there is room', () => {
  const values = [8, 4, 2, 1, 6, 5, 9];
  const { container } = renderWithProviders(<GalleryPreview entry={makeEntry('chart', values)} />);
  const heights = [...container.querySelectorAll('rect')].map((column) =>
    Number(column.getAttribute('height')),
  );
  // Newest first in the answer, oldest first in the drawing.
  expect(heights).toEqual([5, 6, 1, 2, 4, 8].map((value) => (value / 8) * 38));
});
