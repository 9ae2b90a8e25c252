import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { fakePostal } from '../testing/fake-postal.ts';
import { makeBatch } from '../testing/samples.ts';
import { BatchSteps } from './batch-steps.tsx';

it('[EVENT-03] name the day of each step, and take the last one back', async () => {
  const asked = fakePostal();
  const user = userEvent.setup();
  const batch = makeBatch({ state: 'mailed', next: 'done', undo: 'printing' });
  renderWithProviders(<BatchSteps batch={batch} today="2025-12-05" />);
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
  ]);
  expect(screen.getByText('Counted on each client')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to “Printing”' }));
  await waitFor(() => expect(asked).toEqual([{ key: 'state', body: { state: 'printing' } }]));
});
