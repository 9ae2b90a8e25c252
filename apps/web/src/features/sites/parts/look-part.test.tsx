import { contrastOf, leastContrast } from '@hearthline/domain/site/contrast';
import { siteColours, writtenOn } from '@hearthline/domain/site/looks';
import { siteTemplates } from '@hearthline/domain/site/vocabulary';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openBuilder } from '../testing/open-builder.tsx';
import { sampleDraft, sampleSite } from '../testing/sample-site.ts';

vi.setConfig({ testTimeout: 30_000 });

const choices = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

it('[SITE-01] offers the four colour sets and two font pairs of the template, and no others', async () => {
  const { api, user } = await openBuilder('/site-builder?part=look', {
    site: sampleSite({ draft: sampleDraft({ template: 'metro' }) }),
  });
  await screen.findByText('Made for Metro: every set keeps all words readable.');
  expect(choices('Colours')).toEqual(['Lime', 'Signal blue', 'Coral', 'Daylight']);
  expect(choices('Fonts')).toEqual(['Archivo, Geist Mono', 'Hanken Grotesk, Geist Mono']);
  await user.click(screen.getByRole('radio', { name: 'Signal blue' }));
  await user.keyboard('{ArrowDown}');
  expect((screen.getByRole('radio', { name: 'Coral' }) as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Hanken Grotesk, Geist Mono' }));
  await waitFor(() => expect(api.site().draft).toMatchObject({ colourSet: 'third', fontPair: 'second' }));
});

it.each(siteTemplates)('[SITE-01] keeps its promise that every set of %s can be read', (template) => {
  for (const [set, colours] of Object.entries(siteColours[template]))
    for (const [text, ground] of writtenOn)
      expect(
        contrastOf(colours[text], colours[ground]),
        `${set}: ${text} on ${ground}`,
      ).toBeGreaterThanOrEqual(leastContrast);
});
