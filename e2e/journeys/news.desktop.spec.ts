import { sendWaiting } from '../support/accounts.ts';
import { addClients } from '../support/clients.ts';
import type { Mail } from '../support/mails.ts';
import { listMails } from '../support/mails.ts';
import { giveConsent, ownAddress } from '../support/messages.ts';
import { publishSite, readPage } from '../support/sites.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** A mailing waits for the morning of its reader; here nobody does. */
async function mailOf(to: string): Promise<Mail> {
  await expect
    .poll(async () => {
      await sendWaiting(to);
      return (await listMails(to)).length;
    })
    .toBe(1);
  return (await listMails(to))[0] as Mail;
}

test.use({ hasBadges: true });

test('[NEWS-01] a market report becomes a post, comes out on the site and goes to clients with consent, each in their language', async ({
  page,
  agent,
}) => {
  await publishSite(agent);
  const [daniel, emilie, omar] = ['daniel', 'emilie', 'omar'].map(ownAddress) as [string, string, string];
  const people = await addClients(agent, [
    { firstName: 'Daniel', lastName: 'Whitford', email: daniel },
    { firstName: 'Émilie', lastName: 'Tremblay', email: emilie, language: 'fr' },
    { firstName: 'Omar', lastName: 'Haddad', email: omar },
  ]);
  for (const { id } of people.slice(0, 2)) await giveConsent(agent, id);

  await page.goto('/news');
  await page
    .getByRole('button', { name: /^Adopt and edit / })
    .first()
    .click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('What the water is worth');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const url = await page.getByRole('link', { name: 'See it on your site' }).getAttribute('href');
  const { pathname } = new URL(url ?? '');
  const post = { en: await readPage(pathname), fr: await readPage(pathname.replace('/en/', '/fr/')) };
  expect(post.en.html).toMatch(/<h1[^>]*>What the water is worth</);
  expect(post.fr.html).toContain('<html lang="fr-CA">');
  expect(post.fr.html).not.toContain('What the water is worth');

  await page.getByRole('button', { name: 'Choose readers' }).click();
  await expect(page.getByText('3 match')).toBeVisible();
  const shown = page.frameLocator('iframe[title="Preview: What the water is worth"]');
  await expect(shown.getByText('Read it on my website')).toBeVisible();
  await page.getByRole('button', { name: 'Send to 2' }).click();
  await expect(page.getByText('On its way to 2 clients')).toBeVisible();
  const [english, french] = [await mailOf(daniel), await mailOf(emilie)];
  expect(english.subject).toBe('What the water is worth');
  for (const words of ['Read it on my website', 'Unsubscribe']) expect(english.text).toContain(words);
  expect(french.subject).not.toBe(english.subject);
  for (const words of ['Lire l’article sur mon site web', 'Se désabonner'])
    expect(french.text).toContain(words);
  expect(await listMails(omar)).toEqual([]);

  await page.goto('/');
  const panel = page.getByRole('region', { name: 'News' });
  await expect(panel.getByRole('link', { name: 'What the water is worth' })).toBeVisible();
  await panel.getByRole('link', { name: 'All news' }).click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('row').filter({ hasText: 'What the water is worth' })).toContainText(
    'Published',
  );
  await expectAccessible(page);
});
