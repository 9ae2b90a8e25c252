import { askMarket, criteriaOf, expectPins, resultHeading, showLink } from '../support/market.ts';
import { walkTo } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const here = { latitude: 45.25, longitude: -80.68 };

test.use({ hasMaps: true });

test('[LIST-06] near me says how to grant access, and with it finds the homes around, from the criteria and on the map', async ({
  page,
  agent,
  context,
}) => {
  await context.clearPermissions();
  await page.goto('/property-search');
  const nearMe = page.getByRole('button', { name: 'Near me' });
  await nearMe.click();
  const message = page.getByRole('alert').filter({ hasText: 'Location access denied.' });
  await expect(message).toContainText(
    'Allow location for this site in your browser’s settings, then try again.',
  );
  expect(criteriaOf(page)).toEqual({});
  await message.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toHaveCount(0);

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(here);
  const market = await askMarket(agent);
  await nearMe.click();
  await expect.poll(() => criteriaOf(page).within?.length).toBe(1);
  const { within } = criteriaOf(page);
  expect(within).toEqual([
    {
      type: 'circle',
      centre: [here.longitude, here.latitude],
      radiusMetres: 2_000,
      label: expect.stringMatching(/^Near \p{L}/u),
    },
  ]);
  const inside = await market.count({ within });
  expect(inside).toBeGreaterThan(0);
  await expect(showLink(page, inside)).toBeVisible();

  await walkTo(page, '/property-search/map-search');
  await expectPins(page);
  await nearMe.click();
  await expect(resultHeading(page, inside)).toBeVisible();
  expect(criteriaOf(page).within).toEqual(within);
});
