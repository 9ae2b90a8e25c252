import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { fakePostal } from '../testing/fake-postal.ts';
import { makeCard } from '../testing/samples.ts';
import { AudienceFields } from './audience-fields.tsx';
import { valuesOf } from './card-values.ts';
import type { CardDraft } from './use-card-draft.ts';

it('[EVENT-03] offers the smart lists, and says where there are none', async () => {
  fakePostal();
  fakeApi({ 'GET /clients/lists': () => ({ isSuccess: true as const, result: [] }) });
  const set = vi.fn();
  const values = { ...valuesOf(makeCard()), audience: 'list' as const };
  renderWithProviders(<AudienceFields draft={{ values, set } as unknown as CardDraft} />);
  expect(await screen.findByText('There are no smart lists yet.')).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Who gets it/ }));
  await user.click(await screen.findByRole('option', { name: 'Those who keep a feast' }));
  expect(set).toHaveBeenCalledWith({ audience: 'occasion' });
});
