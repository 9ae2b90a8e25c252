import type { MySite } from '../../packages/contract/src/sites.ts';
import { siteColourSets, siteTemplates } from '../../packages/domain/src/site/vocabulary.ts';
import { expectNoSideScroll } from '../support/market.ts';
import { callAs } from '../support/messages.ts';
import { publishReport, publishSite, readPage } from '../support/sites.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const plainPages = ['homes', 'places', 'news', 'about', 'contact', 'privacy', 'unsubscribe', 'no-such-page'];
/** Their addresses are known to the pages that lead there. */
const kinds = ['homes', 'places', 'news'];

for (const { language, width } of [
  { language: 'fr', width: 390 },
  { language: 'en', width: 1440 },
] as const)
  test(`[SITE-03] every public page can be used by everybody, at ${width} pixels in ${language}`, async ({
    page,
    account,
    complaints,
  }) => {
    const root = `${await publishSite(account)}/${language}`;
    await publishReport(account);
    const { html: home } = await readPage(root);
    const found = kinds.map((kind) => {
      const [link = ''] = new RegExp(`${root}/${kind}/[^"?#]+`).exec(home) ?? [];
      expect(link, kind).not.toBe('');
      return link;
    });
    const { previewUrl } = await callAs<MySite>(account, 'GET', '/sites/mine');
    const inTemplates = siteTemplates.map((template) => `${previewUrl}?lan=${language}&template=${template}`);

    await page.setViewportSize({ width, height: 900 });
    for (const path of [root, ...plainPages.map((name) => `${root}/${name}`), ...found, ...inTemplates])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, { withContrast: true });
        await expectNoSideScroll(page);
      });
    // What no page of the site has is answered as missing.
    complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('no-such-page')));
  });

test('[SITE-02] every word of a home page is read in each colour set of each template', async ({
  page,
  account,
}) => {
  await publishSite(account);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const template of siteTemplates)
    for (const colourSet of siteColourSets)
      await test.step(`${template}, ${colourSet}`, async () => {
        const { draft, revision } = await callAs<MySite>(account, 'GET', '/sites/mine');
        const body = { revision, draft: { ...draft, template, colourSet } };
        const { previewUrl } = await callAs<MySite>(account, 'PUT', '/sites/mine/draft', body);
        await page.goto(`${previewUrl}?lan=en`);
        await expect(page.locator(`body.${template}`).getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, { withContrast: true });
      });
});
