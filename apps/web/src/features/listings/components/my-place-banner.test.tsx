import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useMyPlace } from '../../../shared/hooks/use-my-place.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { MyPlaceBanner } from './my-place-banner.tsx';

type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void;

function answerWith(answer: Answer | undefined) {
  const getCurrentPosition = vi.fn((found: PositionCallback, failed?: PositionErrorCallback | null) =>
    answer?.(found, failed ?? (() => undefined)),
  );
  vi.stubGlobal('navigator', { geolocation: answer && { getCurrentPosition } });
  return getCurrentPosition;
}

const failure = (code: number) =>
  ({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }) as GeolocationPositionError;

function Probe() {
  const place = useMyPlace();
  const [found, setFound] = useState('nowhere');
  return (
    <>
      <button type="button" onClick={async () => setFound(String(await place.locate()))}>
        near me
      </button>
      <p>{found}</p>
      <MyPlaceBanner place={place} />
    </>
  );
}

it('[LIST-06] asks for permission only when wanted, and gives the place', async () => {
  const ask = answerWith((found) =>
    found({ coords: { longitude: -79.58, latitude: 43.55 } } as GeolocationPosition),
  );
  renderWithProviders(<Probe />);
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('-79.58,43.55');
  expect(ask).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

it('[LIST-06] tells that access was denied and how to grant it', async () => {
  answerWith((_found, failed) => failed(failure(1)));
  renderWithProviders(<Probe />);
  await userEvent.click(screen.getByRole('button', { name: 'near me' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Location access denied');
  expect(alert.textContent).toContain('Allow location for this site in your browser’s settings');
  screen.getByText('undefined');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  vi.unstubAllGlobals();
});

it.each([
  ['no position came', (_found: PositionCallback, failed: PositionErrorCallback) => failed(failure(3))],
  ['the browser has none', undefined],
])('[LIST-06] tells it in French when %s', async (_what, answer) => {
  answerWith(answer);
  renderWithProviders(<Probe />, { language: 'fr' });
  await userEvent.click(screen.getByRole('button', { name: 'near me' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Votre position est introuvable');
  vi.unstubAllGlobals();
});
