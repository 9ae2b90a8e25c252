import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { sampleCard } from '../testing/sample-listing.ts';
import { PrintedList } from './printed-list.tsx';

beforeEach(signIn);

it('carries my name and brokerage beside the brokerage of each listing', async () => {
  fakeApi({ 'GET /users/me': () => ({ isSuccess: true, result: sampleMe() }) });
  renderWithProviders(<PrintedList listings={[sampleCard()]} />);
  const name = await screen.findByText('Maya Okafor');
  expect(name.parentElement?.textContent).toBe(
    'Prepared by Maya Okafor · Northlight Realty Inc., Brokerage · 416 555 0119 · office@northlight.example',
  );
  expect(name.closest('.printed-only')).not.toBeNull();
  screen.getByRole('cell', { name: 'Northlight Realty Inc.' });
});

it('leaves out what the profile does not tell, in French too', async () => {
  const { realtor } = sampleMe();
  const me = sampleMe({ phone: '', realtor: { ...realtor, brokerageName: '', phone: '', email: '' } });
  fakeApi({ 'GET /users/me': () => ({ isSuccess: true, result: me }) });
  renderWithProviders(<PrintedList listings={[sampleCard({ officeName: null })]} />, { language: 'fr' });
  const name = await screen.findByText('Maya Okafor');
  expect(name.parentElement?.textContent).toBe('Préparé par Maya Okafor · maya.okafor@northlight.example');
});
