import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { fieldOf } from '../../../testing/field-of.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { candidateOf, conditions, fakeCma, foundOf } from '../testing/fake-cma.ts';
import { house, makeDraft, saleId } from '../testing/grid-fixture.ts';
import { GenerateScreen } from './generate-screen.tsx';

beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

async function renderGenerate(kept: Parameters<typeof fakeCma>[0] = {}, search = '') {
  const fake = fakeCma(kept);
  const rendered = renderWithProviders(<GenerateScreen timeZone="UTC" />, {
    route: `/cma/generate?id=${fake.id}${search}`,
  });
  await screen.findByRole('heading', { level: 1, name: '62 Oakwood Ave N' });
  return { ...fake, ...rendered, user: userEvent.setup() };
}

const chosenText = () => screen.getByText(/chosen$/).textContent;

it('[CMA-02] chooses the suggestion until the agent chooses, and keeps the draft', async () => {
  const { user, current, router } = await renderGenerate();
  await screen.findByText('6 comparables');
  await waitFor(() => expect(chosenText()).toBe('· 4 chosen'));
  await user.click(screen.getByRole('checkbox', { name: 'Choose 1 Elmwood Ave N' }));
  expect(chosenText()).toBe('· 3 chosen');
  await user.click(screen.getByRole('checkbox', { name: 'Choose 6 Elmwood Ave N' }));
  await screen.findByText('Draft saved Nov 12, 2025');
  expect(current().draft.chosen).toEqual([2, 3, 4, 6].map(saleId));

  await user.click(screen.getByRole('button', { name: 'Calculate with 4' }));
  await waitFor(() => expect(router?.state.location.pathname).toBe('/cma/calculate'));
});

it('[CMA-02] says the specification’s words for too many, with repairs that are one tap each', async () => {
  const narrow = { ...conditions, radiusMetres: 800 };
  const { user, current } = await renderGenerate({
    found: (body) =>
      body.conditions.radiusMetres === 800
        ? foundOf(3)
        : foundOf(6, {
            total: 64,
            isTooMany: true,
            repairs: [{ change: 'radius', conditions: narrow, total: 41 }],
          }),
  });
  const message = await screen.findByText('Too many comparable properties:');
  expect(message.parentElement?.textContent).toBe(
    'Too many comparable properties: reduce max distance or choose an earlier sold date.',
  );
  screen.getByText('64 found, at most 50 can be compared. One tap repairs it:');
  screen.getByText('by match');
  await user.click(screen.getByText('Keep the best 50'));
  expect(chosenText()).toBe('· 6 chosen');

  screen.getByText('41 left');
  await user.click(screen.getByText('Within 0.8 km'));
  await screen.findByText('3 comparables');
  await screen.findByText('Chosen outside these conditions');
  expect(screen.queryByText('Too many comparable properties:')).toBeNull();
  await waitFor(() => expect(current().draft.conditions.radiusMetres).toBe(800));
});

it('[CMA-02] tells why near misses were left out and takes them in with one tap', async () => {
  const { user, current } = await renderGenerate({
    found: () =>
      foundOf(6, {
        nearMisses: [
          { ...candidateOf(71), reason: { code: 'soldTooEarly', days: 7 } },
          { ...candidateOf(72), reason: { code: 'tooFar', kilometres: 0.1 } },
          { ...candidateOf(73), reason: { code: 'outside', field: 'size', by: 40 } },
        ],
      }),
  });
  await screen.findByText('3 sales just outside your conditions');
  screen.getByText('Sold 7 days too early');
  screen.getByText('0.1 km outside the circle');
  screen.getByText('40 sq ft above the range');
  await user.click(screen.getByRole('button', { name: 'Include 72 Elmwood Ave N' }));
  await waitFor(() => expect(current().draft.chosen).toContain(saleId(72)));
});

it('[CMA-02] offers wider conditions under three sales, and declines where nothing helps', async () => {
  const wide = { ...conditions, radiusMetres: 2_000 };
  const { user, current } = await renderGenerate({
    found: (body) =>
      body.conditions.radiusMetres === 2_000
        ? foundOf(2)
        : foundOf(2, { repairs: [{ change: 'radius', conditions: wide, total: 2 }] }),
  });
  await screen.findByText('Only 2 sales fit your conditions.');
  expect(screen.getByRole('button', { name: 'Choose 1 more to calculate' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Within 2.0\u00a0km 2 found' }));
  await screen.findByText(/there is no honest value yet/);
  screen.getByText('Beyond the usual 1 km. The report says so.');
  await waitFor(() => expect(current().draft.conditions.radiusMetres).toBe(2_000));
});

it('[CMA-03] opens the facts that Fast lacked, says so, and checks what is typed', async () => {
  const facts = { ...house, bathrooms: null };
  const draft = makeDraft({ conditions, chosen: [] });
  const { user, current } = await renderGenerate(
    { cma: { lacking: ['bathrooms'], draft: { ...draft, subject: { ...draft.subject, facts } } } },
    '&facts=open',
  );
  await screen.findByRole('dialog');
  expect(document.body.textContent).toContain(
    'Fast CMA falls back to Advance CMA when property info is lacking. Not stated for this home: bathrooms.',
  );
  const field = fieldOf('Bathrooms');
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: '33' } });
  await user.click(screen.getByText('Confirm facts'));
  screen.getByText('Enter a number from 1 to 20');
  fireEvent.change(field, { target: { value: '2.5' } });
  const bedrooms = fieldOf('Bedrooms');
  await user.clear(bedrooms);
  await user.type(bedrooms, '2.5');
  await user.click(screen.getByText('Confirm facts'));
  screen.getByText(/^Enter a whole number from/);
  expect(bedrooms.value).toBe('2.5');
  await user.clear(bedrooms);
  await user.type(bedrooms, '3');
  await user.click(screen.getByText('Confirm facts'));
  await waitFor(() => expect(current().draft.subject.facts.bathrooms).toBe(2.5));
  expect(screen.queryByText(/falls back to Advance/)).toBeNull();
});

it('keeps both changes when the analysis was changed elsewhere meanwhile', async () => {
  const { user, current } = await renderGenerate();
  await screen.findByText('Draft saved Nov 12, 2025');
  const theirs = { ...current(), revision: 9, draft: { ...current().draft, note: 'From the phone' } };
  const saved: { revision: number; note: string; chosen: number }[] = [];
  fakeApi({
    'GET /cma/{id}': () => ({ isSuccess: true, result: theirs }),
    'PUT /cma/{id}': ({ body }) => {
      if (body.revision !== 9) return failWith('conflict');
      saved.push({ revision: 9, note: body.draft.note, chosen: body.draft.chosen.length });
      return { isSuccess: true, result: { ...theirs, revision: 10 } };
    },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Choose 1 Elmwood Ave N' }));
  await screen.findByText('Changed elsewhere meanwhile. Both changes are kept.');
  expect(saved).toEqual([{ revision: 9, note: 'From the phone', chosen: 3 }]);
});

it('[CMA-01] leads to a new one or a recent one without an analysis', async () => {
  renderWithProviders(<GenerateScreen />, { route: '/cma/generate' });
  const start = await screen.findByRole('link', { name: 'New CMA' });
  expect(start.getAttribute('href')).toBe('/cma');
  const recent = screen.getByRole('link', { name: 'Recent results' });
  expect(recent.getAttribute('href')).toBe('/cma/recent');
});
