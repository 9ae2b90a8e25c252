import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../testing/render.tsx';
import { LineChart } from './line-chart.tsx';

const points = [
  { date: '2026-05-01', value: 3, dateText: 'May', title: 'May: 3', label: 'three' },
  { date: '2026-03-01', value: 1, dateText: 'Mar', title: 'Mar: 1' },
  { date: '2026-04-01', value: 2, dateText: 'Apr', title: 'Apr: 2' },
];

it('tells its points one after the other to the keyboard, and shows which one it is on', async () => {
  const user = userEvent.setup();
  renderWithProviders(
    <LineChart summary="From 1 to 3" look="subject" points={points} valueText={(value) => String(value)} />,
  );
  const chart = screen.getByRole('img', { name: 'From 1 to 3' });
  const slider = screen.getByRole('slider', { name: 'Points of the chart' });
  expect(within(chart).getByText('three')).toBeTruthy();

  await user.tab();
  expect(document.activeElement).toBe(slider);
  expect(slider.getAttribute('aria-valuetext')).toBe('May: 3');
  expect(within(chart).getByText('May: 3', { selector: 'text' })).toBeTruthy();

  await user.tab();
  expect(within(chart).queryByText('May: 3', { selector: 'text' })).toBeNull();
  expect(within(chart).getByText('three')).toBeTruthy();
});

it('goes through time from the earliest to the latest', () => {
  renderWithProviders(
    <LineChart summary="From 1 to 3" look="subject" points={points} valueText={(value) => String(value)} />,
  );
  const slider = screen.getByRole('slider', { name: 'Points of the chart' });
  fireEvent.focus(slider);
  const labels = ['0', '1', '2'].map((value) => {
    fireEvent.change(slider, { target: { value } });
    return slider.getAttribute('aria-valuetext');
  });
  // The chart stands on the last point when it is reached, so that one is no change until another was.
  expect(labels).toEqual(['Mar: 1', 'Apr: 2', 'May: 3']);
});

it('has nothing to go through with one point', () => {
  renderWithProviders(
    <LineChart summary="3" look="subject" points={points.slice(0, 1)} valueText={(value) => String(value)} />,
  );
  expect(screen.queryByRole('slider')).toBeNull();
});
