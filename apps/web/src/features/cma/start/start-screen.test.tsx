import type { ReplyOf } from '@hearthline/contract';
import type { ComparablesFound } from '@hearthline/contract/cma';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { fieldOf } from '../../../testing/field-of.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { samplePlans } from '../../../testing/sample-plans.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { RecentScreen } from '../recent/recent-screen.tsx';
import { fakeCma, people, rowOf } from '../testing/fake-cma.ts';
import { house, makeCard, makeCma, makeDraft, saleId } from '../testing/grid-fixture.ts';
import { StartScreen } from './start-screen.tsx';

beforeEach(signIn);

const homes = [
  makeCard({ id: saleId(1), address: '62 Oakwood Ave N', status: 'active' }),
  makeCard({ id: saleId(2), address: '62 Oakwood Ave S', soldDate: '2024-03-05' }),
];
const subject = makeDraft().subject;

function renderStart(lacking: ('area' | 'bathrooms')[] = [], route = '/cma', { failsOnce = false } = {}) {
  let fails = failsOnce;
  const { api } = fakeCma({ rows: [rowOf(1), rowOf(2, { latest: null, versions: 0 })] });
  const facts = { ...house, ...Object.fromEntries(lacking.map((fact) => [fact, null])) };
  const more = fakeApi({
    'GET /cma/subjects': () => ({ isSuccess: true, result: homes.map((listing) => ({ listing })) }),
    'GET /cma/subjects/{listingId}': ({ params }) => ({
      isSuccess: true,
      result: {
        subject: { ...subject, listingId: params.listingId, facts },
        listing: homes.find(({ id }) => id === params.listingId) ?? null,
        lacking,
        doubted: [],
        salesNear: 64,
      },
    }),
    'POST /listings/cards': ({ body }) => {
      if (fails) {
        fails = false;
        return failWith('internal');
      }
      return { isSuccess: true, result: homes.filter(({ id }) => body.ids.includes(id)) };
    },
    'GET /clients/{id}': () => ({
      isSuccess: true,
      result: { firstName: 'Daniel', lastName: 'Whitford' } as ReplyOf<'GET /clients/{id}'>['result'],
    }),
    'POST /cma': ({ body }) => {
      const method = lacking.length > 0 ? 'advance' : body.method;
      return { isSuccess: true, result: makeCma({ lacking, draft: makeDraft({ method }) }) };
    },
  });
  const rendered = renderWithProviders(<StartScreen />, { route });
  return { api, more, ...rendered, user: userEvent.setup() };
}

describe('the analyses of a plan', () => {
  const fakePlans = (cmaThisMonth: number) =>
    fakeApi({
      'GET /users/plans': () => ({ isSuccess: true, result: samplePlans({ plan: 'solo', cmaThisMonth }) }),
    });
  const refused = 'Your Solo plan includes 5 market analyses a month, and all are used.';
  const refuse = () => failWith('plan_limit', { friendlyMessage: refused });
  function renderRecent() {
    fakeCma({ rows: [rowOf(1)] });
    return renderWithProviders(<RecentScreen timeZone="UTC" />, { route: '/cma/recent' });
  }

  it.each([
    ['begun', renderStart],
    ['copied', renderRecent],
  ] as const)('say where one is %s how many are left this month, once most are used', async (_, render) => {
    render();
    fakePlans(4);
    await screen.findByText('Your Solo plan includes 5 market analyses a month; 1 is left.');
  });

  it('are used up: a start is refused in the words of the server, and what was chosen stays', async () => {
    const { user, router } = renderStart([], `/cma?listing=${saleId(1)}&client=${people[0]?.id}`);
    fakeApi({ 'POST /cma': refuse });
    await screen.findByText('62 Oakwood Ave N · 64 sales within 1 km');
    await user.click(screen.getByRole('radio', { name: /^Fast/ }));
    await user.click(screen.getByRole('button', { name: 'Value it' }));
    await screen.findByText(refused);
    expect(router?.state.location).toMatchObject({
      pathname: '/cma',
      search: { listing: saleId(1), client: people[0]?.id },
    });
    screen.getByText('62 Oakwood Ave N · 64 sales within 1 km');
    screen.getByRole('button', { name: 'Remove Daniel Whitford' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Fast/ }).checked).toBe(true);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Value it' }).disabled).toBe(false),
    );
  });

  it('are used up: a copy is refused in the words of the server, and the history stays', async () => {
    const { router } = renderRecent();
    const api = fakeApi({ 'POST /cma/{id}/duplicate': refuse });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Actions for 1 Hampton Cres' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await screen.findByText(refused);
    expect(api.calls('POST /cma/{id}/duplicate')).toHaveLength(1);
    expect(router?.state.location.pathname).toBe('/cma/recent');
    screen.getByRole('link', { name: '1 Hampton Cres' });
  });
});

it('[CMA-01] finds the subject by address with the keyboard alone and starts Advance', async () => {
  const { user, more, router } = renderStart();
  const box = await screen.findByRole('combobox', { name: 'Address' });
  expect(box.getAttribute('aria-describedby')).not.toBeNull();
  screen.getByText('Street number, street name, city, separated by commas');
  await user.type(box, '62, Oakwood Ave N, Miss');
  await screen.findByRole('option', { name: /62 Oakwood Ave S/ });
  const asked = () => more.calls('GET /cma/subjects').at(-1)?.query.get('text');
  await waitFor(() => expect(asked()).toBe('62, Oakwood Ave N, Miss'));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  const first = screen.getByRole('option', { name: /62 Oakwood Ave N/ });
  expect(box.getAttribute('aria-activedescendant')).toBe(first.id);
  await user.keyboard('{Enter}');
  await screen.findByText('62 Oakwood Ave N · 64 sales within 1 km');
  await user.click(screen.getByRole('button', { name: 'Next: Conditions' }));
  await waitFor(() => expect(router?.state.location.pathname).toBe('/cma/generate'));
  expect(more.calls('POST /cma')[0]?.body.method).toBe('advance');
});

it('[CMA-01] begins with several homes of the results: one is valued, the others go along', async () => {
  const [first, second] = homes.map(({ id }) => id);
  const { user, more, router } = renderStart([], `/cma?with=${first},${second}`);
  await screen.findByText(/^You chose 2 homes\. Which one is valued\?/);
  await user.click(await screen.findByRole('option', { name: /62 Oakwood Ave N/ }));
  await screen.findByText('62 Oakwood Ave N · 64 sales within 1 km');
  expect(router?.state.location.search).toEqual({ listing: first, with: `${first},${second}` });
  // The others stay in sight, should another one be meant.
  screen.getByRole('option', { name: /62 Oakwood Ave S/ });
  await user.click(screen.getByRole('button', { name: 'Next: Conditions' }));
  await waitFor(() => expect(more.calls('POST /cma')[0]?.body.chosen).toEqual([first, second]));
});

it('[CMA-01] says when the homes of the results could not be read, and reads them again', async () => {
  const { user } = renderStart([], `/cma?with=${homes.map(({ id }) => id).join(',')}`, { failsOnce: true });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText(/^You chose 2 homes\./);
});

it('[CMA-01] starts for the client whom the link or the agent chose', async () => {
  const { user, more, router } = renderStart([], `/cma?listing=${saleId(1)}&client=${people[0]?.id}`);
  await user.click(await screen.findByRole('button', { name: 'Remove Daniel Whitford' }));
  await user.type(screen.getByRole('combobox', { name: 'Client' }), 'Sof');
  await user.click(await screen.findByRole('option', { name: /Sofia Marchetti/ }));
  await screen.findByRole('button', { name: 'Remove Sofia Marchetti' });
  expect(router?.state.location.search).toEqual({ listing: saleId(1), client: people[1]?.id });
  await user.click(await screen.findByRole('button', { name: 'Next: Conditions' }));
  await waitFor(() => expect(more.calls('POST /cma')[0]?.body.clientId).toBe(people[1]?.id));
});

it('[CMA-01] looks for an MLS number where that is chosen', async () => {
  const { user, more } = renderStart();
  await user.click(await screen.findByRole('radio', { name: 'MLS number' }));
  await user.type(screen.getByRole('combobox', { name: 'MLS number' }), 'W92');
  await screen.findByRole('option', { name: /62 Oakwood Ave N/ });
  expect(more.calls('GET /cma/subjects').at(-1)?.query.get('by')).toBe('mlsNumber');
});

it('[CMA-03] values Fast at once, and says before and after when facts lack', async () => {
  const { user, router, unmount } = renderStart([], `/cma?listing=${saleId(1)}`);
  await screen.findByText('62 Oakwood Ave N · 64 sales within 1 km');
  screen.getByText(/^Fast CMA falls back to Advance CMA when property info is lacking\./);
  await user.click(screen.getByRole('radio', { name: /^Fast/ }));
  await user.click(screen.getByRole('button', { name: 'Value it' }));
  await waitFor(() => expect(router?.state.location.pathname).toBe('/cma/calculate'));
  unmount();

  const second = renderStart(['area', 'bathrooms'], `/cma?listing=${saleId(1)}`);
  await screen.findByText('62 Oakwood Ave N · 64 sales within 1 km');
  await user.click(screen.getByRole('radio', { name: /^Fast/ }));
  screen.getByText(/Not stated for this home: square feet and bathrooms\. Fast goes on as Advance\./);
  await user.click(screen.getByRole('button', { name: 'Value it' }));
  await waitFor(() =>
    expect(second.router?.state.location).toMatchObject({
      pathname: '/cma/generate',
      search: { facts: 'open' },
    }),
  );
});

it('[CMA-01] takes a home that is not on the board from typed facts', async () => {
  const { user, more } = renderStart();
  fakeApi({
    'GET /lookup/municipality': () =>
      ({ isSuccess: true, result: [{ code: 'm1', name: 'Mississauga' }] }) as never,
    'POST /cma/comparables': () => ({ isSuccess: true, result: { total: 18 } as ComparablesFound }),
  });
  await user.click(await screen.findByText('Not on the board? Enter the facts'));
  await user.click(await screen.findByText('Use this home'));
  screen.getByText('Address is a required field');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(document.activeElement ?? document.body, { target: { value: '7 Nowhere Lane' } });
  fireEvent.change(fieldOf('Living area in sq ft'), { target: { value: '1,850' } });
  await user.click(screen.getByText('Use this home'));
  await screen.findByText('Entered by you');
  await user.click(screen.getByRole('button', { name: 'Next: Conditions' }));
  await waitFor(() => expect(more.calls('POST /cma')).toHaveLength(1));
  expect(more.calls('POST /cma')[0]?.body.subject).toMatchObject({
    listingId: null,
    address: '7 Nowhere Lane',
    facts: { area: 1850, bedrooms: null },
  });
});

it('[CMA-01] shows recent results on the start and the whole history with its record', async () => {
  const { unmount } = renderStart();
  const link = await screen.findByRole('link', {
    name: /1 Hampton Cres.*\$1,612,000 – \$1,698,000.*\$1,655,000/,
  });
  expect(link.getAttribute('href')).toContain('/cma/calculate?id=');
  expect(screen.getByRole('link', { name: /2 Hampton Cres/ }).getAttribute('href')).toContain(
    '/cma/generate?id=',
  );
  expect(screen.getByRole('link', { name: 'All 2' }).getAttribute('href')).toBe('/cma/recent');
  unmount();

  const rows = [
    rowOf(1, {
      score: {
        soldPrice: 160_000_000,
        soldDate: '2025-11-10',
        version: 1,
        value: 165_500_000,
        isInside: false,
        error: 0.034,
      },
    }),
    rowOf(2, { moved: { value: 173_000_000, low: 168_000_000, high: 178_000_000 }, versions: 3 }),
  ];
  fakeCma({ rows });
  const api = fakeApi({
    'DELETE /cma/{id}': () => ({ isSuccess: true }),
    'POST /cma/{id}/restore': () => ({ isSuccess: true }),
  });
  const user = userEvent.setup();
  renderWithProviders(<RecentScreen timeZone="UTC" />, { route: '/cma/recent' });
  await screen.findByText('Outside the range, 3.4% off');
  screen.getByText('Sold for $1,600,000');
  screen.getByText('Now $1,730,000 (+4.5%)');
  screen.getByText('83%');
  screen.getByRole('button', { name: '3 versions' });
  await user.click(screen.getByRole('button', { name: 'Actions for 1 Hampton Cres' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.calls('POST /cma/{id}/restore')).toHaveLength(1));
});

it('[CMA-01] puts two versions of one analysis side by side', async () => {
  const first = makeDraft();
  const versionOf = (number: number, value: number) => ({
    number,
    value,
    low: value - 4_000_000,
    high: value + 4_000_000,
    savedAt: '2025-11-09T15:00:00.000Z',
    method: 'advance' as const,
    comparables: 4,
    note: '',
  });
  const versions = [versionOf(1, 165_500_000), versionOf(2, 167_000_000)];
  fakeCma({ rows: [rowOf(1, { versions: 2 })], cma: { versions } });
  fakeApi({
    'GET /cma/{id}/versions/{version}': ({ params }) => {
      const isFirst = Number(params.version) === 1;
      const facts = { ...house, area: isFirst ? 1940 : 2000 };
      return {
        isSuccess: true,
        result: {
          ...(isFirst ? versions[0] : versions[1]),
          draft: { ...first, subject: { ...first.subject, facts } },
          found: {},
          listings: isFirst ? [] : [makeCard({ id: saleId(7), address: '7 Added St' })],
        },
      } as never;
    },
  });
  renderWithProviders(<RecentScreen timeZone="UTC" />, { route: `/cma/recent?id=${saleId(500)}` });
  const table = within(await screen.findByRole('table', { name: 'Version 1 beside version 2' }));
  const linesOf = table.getAllByRole('row').map((row) => row.textContent);
  expect(linesOf).toContainEqual(expect.stringContaining('Value$1,655,000$1,670,000+$15,000 (0.9%)'));
  expect(linesOf).toContain('Square feet1,9402,000');
  screen.getByText('1 comparable added: 7 Added St');
});

it('says calmly to an agent without board access what opens with it, and where to ask', async () => {
  const boardAgreement = { status: 'expired' as const, boardName: null, validUntil: '2025-10-31' };
  const api = fakeApi({
    'GET /users/me': () => ({ isSuccess: true, result: sampleMe({ boardAgreement }) }),
    'GET /cma': () => failWith('agreement_required'),
    'GET /cma/subjects': () => failWith('agreement_required'),
    'GET /users/plans': () => ({ isSuccess: true, result: samplePlans() }),
  });
  renderWithProviders(<StartScreen />, { route: '/cma' });
  await screen.findByText(/Listings and sales open with board access\. Yours ended on Oct 31, 2025\./);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Address' }), '62 Oak');
  await waitFor(() =>
    expect(screen.getAllByText(/Listings and sales open with board access\./)).toHaveLength(2),
  );
  for (const link of screen.getAllByRole('link', { name: 'Request access' }))
    expect(link.getAttribute('href')).toBe('/user/profile');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  // What would be refused is not asked for.
  expect([...api.calls('GET /cma'), ...api.calls('GET /cma/subjects')]).toEqual([]);
});
