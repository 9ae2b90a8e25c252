import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openBuilder } from '../testing/open-builder.tsx';
import { sampleDraft, sampleSite } from '../testing/sample-site.ts';

vi.setConfig({ testTimeout: 30_000 });

it('[SITE-01] leads to every part, and says how it stands with the draft', async () => {
  const draft = sampleDraft({ template: 'heritage', colourSet: 'fourth' });
  draft.sections = draft.sections.map((row) => ({ ...row, isShown: row.section !== 'news' }));
  await openBuilder('/site-builder', { site: sampleSite({ draft }) });
  const parts = within(await screen.findByRole('navigation', { name: 'Parts of the site' }));
  expect(parts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['TemplateHeritage', '/site-builder/template-detail'],
    ['Hero section', '/site-builder/hero-section'],
    ['About section', '/site-builder/about-section'],
    ['Cities2 of 4', '/site-builder?part=cities'],
    ['Logo and favicon', '/site-builder?part=logo'],
    ['Colours and fontsSage', '/site-builder?part=look'],
    ['Sections1 hidden', '/site-builder?part=sections'],
    ['Contact data', '/site-builder?part=contact'],
    ['Addressmaya-okafor', '/site-builder?part=address'],
    ['Visits', '/site-builder?part=visits'],
    ['Versions', '/site-builder?part=versions'],
  ]);
});

it('[SITE-01] says where the site is live and what of the draft is not', async () => {
  await openBuilder('/site-builder');
  const live = await screen.findByRole('link', { name: /sites\.northlight\.example\/s\/maya-okafor/ });
  expect(live.getAttribute('href')).toBe('https://sites.northlight.example/s/maya-okafor');
  screen.getByText(/^Live now: version 13, .+ · This draft: 9 changes$/);
});

it('[SITE-01] says of a site that was never published that nobody sees it', async () => {
  await openBuilder('/site-builder', {
    site: sampleSite({ liveUrl: null, liveVersion: null, publishedAt: null }),
  });
  await screen.findByText('Not published yet');
  expect(screen.queryByRole('link', { name: /maya-okafor.*new tab/ })).toBeNull();
  expect(screen.queryByText(/^Live now/)).toBeNull();
});
