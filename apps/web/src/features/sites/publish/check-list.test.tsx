import type { SiteCheckRow } from '@hearthline/contract/sites';
import { siteChecks } from '@hearthline/contract/sites';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleCheck } from '../testing/sample-site.ts';
import { CheckList } from './check-list.tsx';

const { rows } = sampleCheck();
const group = async (name: string) => within(await screen.findByRole('region', { name }));

it('[SITE-01] names what fails, in which language, with the way to its field', async () => {
  renderWithProviders(<CheckList rows={rows} />, { route: '/site-builder' });
  const must = await group('Must be fixed');
  must.getByText('The registered brokerage name is missing');
  must.getByText('Some wording is missing (French)');
  expect(must.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/user/profile?field=brokerageName',
    '/site-builder/hero-section?field=subtitle&lang=fr',
  ]);
  const look = await group('Worth a look');
  look.getByText(/^3\.9 : 1 · /);
  expect(look.getByRole('link', { name: 'Change: Text is hard to read' }).getAttribute('href')).toBe(
    '/site-builder?part=look',
  );
  const inOrder = await group('In order');
  inOrder.getByText('Board attribution on every listing');
  expect(inOrder.queryByRole('link')).toBeNull();
});

it('[SITE-01] leaves out a group that has nothing in it', async () => {
  renderWithProviders(<CheckList rows={rows.slice(3)} />, { route: '/site-builder' });
  await group('In order');
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

it.each(['en', 'fr'] as const)('[SITE-01] has words for every check in %s', async (language) => {
  const failing = siteChecks.map(
    (check): SiteCheckRow => ({ check, verdict: 'must', language: null, detail: '', link: '/site-builder' }),
  );
  renderWithProviders(<CheckList rows={failing} />, { route: '/site-builder', language });
  const links = await screen.findAllByRole('link');
  const names = links.map((link) => link.getAttribute('aria-label') ?? '');
  expect(new Set(names).size).toBe(siteChecks.length);
  expect(names.filter((name) => /gate\.|undefined/.test(name))).toEqual([]);
});
