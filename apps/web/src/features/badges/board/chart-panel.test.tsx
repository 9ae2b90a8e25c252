import type { BadgeSeries, QueryUnit } from '@hearthline/contract/badges';
import { emptyConfiguration } from '@hearthline/domain/badge/configuration';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { result } from '../testing/fake-badges.ts';
import { ChartPanel } from './chart-panel.tsx';

const part = (from: string, to: string, value: number | null, sample = '') => ({
  from,
  to,
  value,
  records: value === null ? 0 : 12,
  sample,
});

function renderChart(step: BadgeSeries['step'], parts: BadgeSeries['parts'], unit: QueryUnit = 'count') {
  renderWithProviders(
    <ChartPanel
      title="New listings"
      configuration={emptyConfiguration}
      result={result}
      series={{ step, parts, sources: ['market'] }}
      state="ready"
      errorText={undefined}
      onRetry={() => {}}
      onOpen={() => {}}
      unit={unit}
      controls={null}
    />,
  );
}

it('tells its columns one after the other to the keyboard, and shows which one it is on', () => {
  renderChart('month', [
    part('2026-03-01', '2026-03-31', 9),
    part('2026-04-01', '2026-04-30', 7),
    part('2026-05-01', '2026-05-31', 12),
  ]);
  const chart = within(screen.getByRole('img'));
  const slider = screen.getByRole('slider', { name: 'Points of the chart' });
  const readout = () =>
    chart.queryAllByText(/^\w+ 2026: /, { selector: 'text' }).map((text) => text.textContent);
  expect(readout()).toEqual([]);
  fireEvent.focus(slider);
  expect(readout()).toEqual(['May 2026: 12']);
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Apr 2026: 7');
  expect(readout()).toEqual(['Apr 2026: 7']);
  fireEvent.blur(slider);
  expect(readout()).toEqual([]);
});

it('says its area and period, names days, months and quarters, cut ones by their days, and keeps every digit', async () => {
  renderChart(
    'quarter',
    [
      part('2024-02-10', '2024-03-31', 1_482_350.5, 'from 3 sales'),
      part('2024-04-01', '2024-06-30', null),
      part('2024-07-01', '2024-09-30', 1_500_000),
    ],
    'money',
  );
  screen.getByText(/^Everywhere · Last 30 days/);
  screen.getByText('Fewest: Feb 10 – Mar 31, 2024, from 3 sales');
  await userEvent.click(screen.getByRole('button', { name: 'Show as table: New listings' }));
  const rows = (await screen.findAllByRole('row')).map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(rows.slice(1)).toEqual([
    ['Q3\u00A02024', '$1,500,000', '12'],
    ['Q2\u00A02024', 'no value', '0'],
    ['Feb 10 – Mar 31, 2024', '$1,482,350.50 (from 3 sales)', '12'],
  ]);
});

it('says its area and period also where there is nothing to draw, and of few nothing where there are enough', () => {
  renderChart('month', [part('2026-03-01', '2026-03-31', null)]);
  screen.getByText('Everywhere · Last 30 days');
  expect(screen.queryByText(/^Fewest/)).toBeNull();
});
