import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openBuilder } from '../testing/open-builder.tsx';
import { sampleDraft, samplePlaces, sampleSite } from '../testing/sample-site.ts';

vi.setConfig({ testTimeout: 30_000 });

const search = () => screen.findByRole('combobox', { name: 'Add a city or community' });

it('[SITE-01] takes four cities at most, each once', async () => {
  const { api, user } = await openBuilder('/site-builder?part=cities');
  await screen.findByText('There is room for 2 more.');
  await user.type(await search(), 'Oak');
  await screen.findByText('No city or community found.');
  for (const name of ['Burlington', 'Etobicoke']) {
    await user.clear(await search());
    await user.type(await search(), name);
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  }
  await screen.findByText(/^These are 4 cities/);
  // The field goes with the last city.
  const list = screen.getByRole('list', { name: 'Cities' });
  await waitFor(() => expect(document.activeElement).toBe(list));
  expect(screen.queryByRole('combobox')).toBeNull();
  await waitFor(() =>
    expect(api.site().draft.cities.map(({ code }) => code)).toEqual([
      'oakville',
      'mississauga',
      'burlington',
      'etobicoke',
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Remove Oakville' }));
  await search();
});

it('[SITE-01] keeps the keyboard in the list when a city goes, and brings it back by undo', async () => {
  const { api, user } = await openBuilder('/site-builder?part=cities');
  const remove = await screen.findByRole('button', { name: 'Remove Oakville' });
  remove.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Cities' }));
  await waitFor(() => expect(api.site().draft.cities).toHaveLength(1));
  await user.keyboard('{Control>}z{/Control}');
  await screen.findByRole('button', { name: 'Remove Oakville' });
  await waitFor(() => expect(api.site().draft.cities).toHaveLength(2));
});

it('[SITE-01] puts cities in order by keyboard, and says where they are', async () => {
  const cities = samplePlaces.slice(0, 3);
  const { api, user } = await openBuilder('/site-builder?part=cities', {
    site: sampleSite({
      cities,
      draft: sampleDraft({ cities: cities.map(({ level, code }) => ({ level, code })) }),
    }),
  });
  (await screen.findByRole('button', { name: 'Move Burlington' })).focus();
  await user.keyboard(' {Home} ');
  screen.getByText(/Burlington.*1.*3/, { selector: '[aria-live]' });
  await waitFor(() =>
    expect(api.site().draft.cities.map(({ code }) => code)).toEqual([
      'burlington',
      'oakville',
      'mississauga',
    ]),
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Burlington' }));
});
