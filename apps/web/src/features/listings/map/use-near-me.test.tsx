import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleReply } from '../testing/sample-listing.ts';
import { useNearMe } from './use-near-me.ts';

function NearMe() {
  const [label, setLabel] = useState('');
  const { find } = useNearMe((circle) => setLabel(circle.label ?? ''));
  return (
    <>
      <button type="button" onClick={() => void find()}>
        Find
      </button>
      <p role="status">{label}</p>
    </>
  );
}

it.each([
  ['en', 'Near 43.550, −79.580'],
  ['fr', 'Près de 43,550\u00A0; −79,580'],
] as const)('[SHELL-09] a place without homes is named by its numbers (%s)', async (language, label) => {
  fakeApi({ 'POST /listings/search': () => sampleReply([]) });
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      getCurrentPosition: (found: PositionCallback) =>
        found({ coords: { longitude: -79.58, latitude: 43.55 } } as GeolocationPosition),
    },
    configurable: true,
  });
  renderWithProviders(<NearMe />, { language });
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await expect.poll(() => screen.getByRole('status').textContent).toBe(label);
});
