import { emptyConfiguration } from '@hearthline/domain/badge/configuration';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { result } from '../testing/fake-badges.ts';
import { ChartPanel } from './chart-panel.tsx';

it('tells its columns one after the other to the keyboard, and shows which one it is on', () => {
  const months = [
    ['2026-05-01/2026-05-31', '12'],
    ['2026-04-01/2026-04-30', '7'],
    ['2026-03-01/2026-03-31', '9'],
  ];
  renderWithProviders(
    <ChartPanel
      title="New listings"
      configuration={emptyConfiguration}
      result={{ ...result, columnsNames: ['period', 'value'], rows: months }}
      state="ready"
      errorText={undefined}
      onRetry={() => {}}
      onOpen={() => {}}
      unit="count"
      controls={null}
    />,
  );
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
