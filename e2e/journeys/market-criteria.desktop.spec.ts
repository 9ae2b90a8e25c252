import type { Page } from '@playwright/test';
import type { Criteria } from '../../packages/domain/src/criteria/criteria.ts';
import { askMarket, criteriaOf, resultHeading, showLink } from '../support/market.ts';
import { walkTo } from '../support/screens.ts';
import { watchCalls } from '../support/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

async function choose(page: Page, field: string, ...names: RegExp[]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}: `) }).click();
  for (const name of names) await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
}

const wanted: Partial<Criteria> = {
  kind: { any: ['detached'] },
  price: { max: 90_000_000 },
  bedrooms: { min: 3 },
};

test('[LIST-01] [LIST-03] [LIST-05] [LOOK-01] criteria by hand, by a sentence and by number; where nothing fits, ways out', async ({
  page,
  agent,
}) => {
  const market = await askMarket(agent);

  await test.step('areas narrow the municipalities, and these the communities', async () => {
    const calls = watchCalls(page);
    const lastQuery = (name: string) =>
      new URL(calls.named(name).at(-1)?.url() ?? 'http://none').searchParams;
    await page.goto('/property-search');
    await choose(page, 'Area', /^Alder Region/, /^Garrow County/);
    await expect
      .poll(() => lastQuery('GET /lookup/municipality').getAll('areaCodes').sort())
      .toEqual(['01', '02']);
    await page.getByRole('button', { name: /^Municipality: / }).click();
    await expect(page.getByRole('option', { name: /^Alder Bay/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /^Kestrel Falls/ })).toHaveCount(0);
    await page.getByRole('option', { name: /^Alder Bay/ }).click();
    await page.getByRole('option', { name: /^Brackwater/ }).click();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => lastQuery('GET /lookup/community').getAll('municipalityCodes').sort())
      .toEqual(['01.02', '02.01']);
    await choose(page, 'Community', /^Crane Ridge/);

    const asked = criteriaOf(page);
    expect(asked).toMatchObject({
      area: { any: ['01', '02'] },
      municipality: { any: ['01.02', '02.01'] },
      community: { any: [expect.stringMatching(/^02\.01\./)] },
    });
    const total = await market.count(asked);
    await expect(showLink(page, total)).toBeVisible();

    await page.getByRole('button', { name: 'Remove Alder Region' }).first().click();
    await expect
      .poll(() => criteriaOf(page))
      .toEqual({ area: { any: ['01'] }, municipality: { any: ['01.02'] } });
  });

  await test.step('the status counts are those of the market, and a range that contradicts itself says so', async () => {
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => criteriaOf(page)).toEqual({});
    const format = new Intl.NumberFormat('en-CA');
    for (const [status, name] of [
      ['active', 'Active'],
      ['sold', 'Sold'],
      ['deactive', 'Deactive'],
    ] as const) {
      const count = format.format(await market.count({ status: [status] }));
      await expect(page.getByRole('button', { name: `${name} ${count}` })).toBeVisible();
    }
    await page.getByRole('button', { name: /^Deactive/ }).click();
    const both = await market.count({ status: ['active', 'deactive'] });
    await expect(showLink(page, both)).toBeVisible();

    const min = page.getByRole('textbox', { name: 'Lowest price' });
    const max = page.getByRole('textbox', { name: 'Highest price' });
    await min.fill('900000');
    await max.fill('500000');
    await max.press('Enter');
    await expect(page.getByText('Max less than min')).toBeVisible();
    await page.getByRole('link', { name: /^Show / }).click();
    await expect(page).toHaveURL(/\/property-search\?/);
    await max.fill('1000000');
    await max.press('Enter');
    await expect(page.getByText('Max less than min')).toHaveCount(0);
    await min.fill('2000000');
    await min.press('Enter');
    await expect(page.getByText('Min more than max')).toBeVisible();
    expect(criteriaOf(page).price).toEqual({ min: 90_000_000, max: 100_000_000 });
  });

  await test.step('when nothing fits, exact ways out are offered', async () => {
    const asked = { kind: { any: ['land' as const] }, bedrooms: { min: 5 }, waterfront: true };
    expect(await market.count(asked)).toBe(0);
    await walkTo(page, `/property-search/result?c=${encodeURIComponent(JSON.stringify(asked))}`);
    await expect(page.getByRole('heading', { name: 'Your desired data was not found' })).toBeVisible();
    const suggestion = page.getByRole('button', { name: /^Without .*: \d+$/ }).first();
    const promised = Number(/\d+$/.exec((await suggestion.textContent()) ?? '')?.[0]);
    expect(promised).toBeGreaterThan(0);
    await suggestion.click();
    await expect(resultHeading(page, promised)).toBeVisible();
    expect(await market.count(criteriaOf(page))).toBe(promised);
  });

  await test.step('a sentence becomes criteria; words it does not know are told', async () => {
    const total = await market.count(wanted);
    expect(total).toBeGreaterThan(0);
    await walkTo(page, '/property-search/result');
    const box = page.getByRole('combobox', { name: 'Search for homes' });
    await box.fill('detached 3+ bedrooms under 900k with a wizard tower');
    await box.press('Enter');
    await expect(page.getByText('Read as Up to $900K, 3+ beds, Detached')).toBeVisible();
    await expect(page.getByText('Not understood: wizard, tower')).toBeVisible();
    await expect(resultHeading(page, total)).toBeVisible();
    expect(criteriaOf(page)).toEqual(wanted);

    await page.getByRole('button', { name: 'Remove Up to $900K' }).click();
    const wider = await market.count({ kind: wanted.kind, bedrooms: wanted.bedrooms });
    await expect(resultHeading(page, wider)).toBeVisible();
    expect(criteriaOf(page)).toEqual({ kind: wanted.kind, bedrooms: wanted.bedrooms });
  });

  await test.step('an MLS number completes while it is typed', async () => {
    const [home] = await market.list({}, 'mostExpensive');
    await walkTo(page, '/property-search/result');
    const box = page.getByRole('combobox', { name: 'Search for homes' });
    await box.fill(home?.mlsNumber ?? '');
    await expect(page.getByRole('option', { name: new RegExp(home?.address ?? '') })).toBeVisible();
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: home?.address ?? '' })).toBeVisible();
  });
});
