import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { openBuilder } from '../testing/open-builder.tsx';
import { BuilderScreen } from './builder-screen.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const frame = () => screen.getByTitle('Preview of your site') as HTMLIFrameElement;

it('[SITE-01] shows the draft as a visitor sees it, at three widths and in both languages', async () => {
  const { user } = await openBuilder('/site-builder');
  await screen.findByTitle('Preview of your site');
  expect(frame().src).toBe('https://sites.northlight.example/preview/token?lan=en');
  expect(frame().getAttribute('sandbox')).toBe('');
  for (const [name, width] of [
    ['Phone', '390px'],
    ['Tablet', '834px'],
    ['Desktop', '1440px'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name }));
    expect(frame().style.width).toBe(width);
  }
  await user.click(screen.getByRole('radio', { name: 'French' }));
  const [, next] = screen.getAllByTitle('Preview of your site') as HTMLIFrameElement[];
  expect(next?.src).toBe('https://sites.northlight.example/preview/token?lan=fr');
});

it('[SITE-01] is first seen on a phone as on a phone', async () => {
  const { user } = await openBuilder('/site-builder', { windowWidth: 390 });
  await screen.findByTitle('Preview of your site');
  expect(frame().style.width).toBe('390px');
  await user.click(screen.getByRole('radio', { name: 'Desktop' }));
  expect(frame().style.width).toBe('1440px');
});

it('[SITE-01] leads from one part back to all of them', async () => {
  const { user } = await openBuilder('/site-builder?part=cities');
  await screen.findByRole('heading', { level: 1, name: 'Cities' });
  expect(frame().src).toMatch(/#section-cities$/);
  await user.click(screen.getByRole('link', { name: 'Back to all parts' }));
  await screen.findByRole('navigation', { name: 'Parts of the site' });
});

it('shows all parts at an address that names none', async () => {
  await openBuilder('/site-builder?part=nonsense');
  await screen.findByRole('navigation', { name: 'Parts of the site' });
});

it('[SITE-01] says how often the site was looked at, and by whom it was written to', async () => {
  await openBuilder('/site-builder?part=visits');
  await screen.findByText('42');
  screen.getByText('3');
  screen.getByText(/Nobody is followed/);
});

it('[SITE-01] says what the site lacks without board access', async () => {
  const boardAgreement = { status: 'none', boardName: null, validUntil: null } as const;
  await openBuilder('/site-builder', { me: sampleMe({ boardAgreement }) });
  await screen.findByText(/your site shows no listings and no market figures/);
});

it('says when the site could not be loaded, and loads it when asked again', async () => {
  signIn();
  fakeApi({ 'GET /sites/mine': () => failWith('internal') });
  renderWithProviders(<BuilderScreen me={sampleMe()} />, { route: '/site-builder' });
  await screen.findByText('Your site could not be loaded.');
  await waitFor(() => expect(within(document.body).getByRole('button', { name: /Try again/ })).toBeTruthy());
});
