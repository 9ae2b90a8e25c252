import type { Page } from '@playwright/test';
import { addClients } from '../support/clients.ts';
import { expectReadable, waitForMail } from '../support/mails.ts';
import { callAs, completeSender, giveConsent, ownAddress } from '../support/messages.ts';
import { walkTo } from '../support/screens.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

async function writeMail(page: Page, subject: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).click();
  await page.keyboard.type('Hi ');
  await page.getByRole('button', { name: 'Insert a placeholder', exact: true }).click();
  await page.getByRole('menuitem', { name: 'First name' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type(', see ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('this home');
  await page.keyboard.press('ControlOrMeta+b');
}

const logRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('[MAIL-01] a mail to one client is seen, delivered and in the log; one for later is taken back', async ({
  page,
  agent,
}) => {
  await completeSender(agent);
  const email = ownAddress('amara');
  const [amara] = await addClients(agent, [{ email }]);
  await page.goto(`/clients/mail?clientId=${amara?.id}`);
  await writeMail(page, 'Three homes near the lake');
  const preview = page.frameLocator('iframe[title="Preview: Three homes near the lake"]');
  await expect(preview.getByText('Hi Amara, see this home')).toBeVisible();
  await page.getByRole('button', { name: 'Send to 1' }).click();
  await expect(page.getByText('On its way to 1 client')).toBeVisible();
  await expect(page).toHaveURL(`/clients/view?id=${amara?.id}`);

  const mail = await waitForMail(email);
  expect(mail.text).toContain('Hi Amara, see this home');
  await walkTo(page, '/email-log');
  const row = logRow(page, 'Amara Chen-Laurent');
  await expect(row).toContainText('Not read');
  await expect(row).toContainText(/Today \d/);
  await row.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Message' });
  const content = panel.getByTitle('Three homes near the lake');
  await expect(content).toHaveAttribute('sandbox', '');
  const html = await content.getAttribute('srcdoc');
  expect(html).toContain('<strong>this home</strong>');
  // Of what the reader gets only the way to stop it stays: looking at it here must not count as reading.
  const body = html?.slice(html.indexOf('<body'));
  const withoutStop = body?.replace(/<a [^>]*>(?:Unsubscribe|Choose what you get)<\/a>/g, '');
  expect(withoutStop).not.toContain('/c/');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(row).toBeFocused();

  await test.step('a mail for later waits in the log and is taken back', async () => {
    await walkTo(page, `/clients/mail?clientId=${amara?.id}`);
    await writeMail(page, 'For next year');
    await page.getByRole('button', { name: 'Schedule' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a date' });
    await picker.getByRole('textbox', { name: 'Date' }).fill(`${new Date().getFullYear() + 1}-06-01`);
    await picker.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(/Goes out jun 1, \d{4}, 9:00\sAM, \w+ time/i)).toBeVisible();
    await page.getByRole('button', { name: 'Schedule for 1' }).click();

    await expect(page).toHaveURL('/email-log');
    const planned = page.getByRole('region', { name: 'Scheduled' });
    await expect(planned).toContainText('Scheduled: For next year');
    await planned.getByRole('button', { name: 'Take back, For next year' }).click();
    await expect(planned).toHaveCount(0);
    await expect(row).toBeVisible();
  });

  await walkTo(page, '/mailbox');
  await page.getByRole('button', { name: email }).click();
  await expect(page.frameLocator('iframe').getByText('Hi Amara, see this home')).toBeVisible();
  await expectReadable(page, mail);
});

test('[MAIL-01] [CLIENT-04] a mailing to a smart list leaves out who gave no consent, and says so', async ({
  page,
  agent,
}) => {
  await completeSender(agent);
  const people = await addClients(agent, [
    { firstName: 'Daniel', lastName: 'Whitford', email: ownAddress('daniel'), tags: ['Lake'] },
    { firstName: 'Mei-Lin', lastName: 'Tran', email: ownAddress('mei'), tags: ['Lake'] },
    { firstName: 'Omar', lastName: 'Haddad', email: ownAddress('omar'), tags: ['Lake'] },
  ]);
  for (const { id } of people.slice(0, 2)) await giveConsent(agent, id);
  const list = await callAs<{ id: string }>(agent, 'POST', '/clients/lists', {
    name: 'Near the lake',
    filter: { version: 1, tags: ['Lake'] },
  });

  await page.goto(`/clients/mail?listId=${list.id}`);
  await expect(page.getByText('3 match')).toBeVisible();
  await page.getByRole('button', { name: /^No consent on record\s*1$/ }).click();
  const leftOut = page.getByRole('dialog', { name: 'Left out, and why' });
  await expect(leftOut.getByRole('link', { name: 'Omar Haddad' })).toBeVisible();
  await leftOut.getByRole('button', { name: 'Close' }).click();
  await writeMail(page, 'November market letter');
  await page.getByRole('button', { name: 'Send to 2' }).click();

  await expect(page).toHaveURL('/email-log');
  // The log follows by itself while the messages go out.
  await expect(logRow(page, 'Daniel Whitford')).toContainText('Not read');
  await expect(logRow(page, 'Mei-Lin Tran')).toContainText('November market letter');
  await expect(page.getByRole('button', { name: 'All 2' })).toBeVisible();
  await expect(logRow(page, 'Omar Haddad')).toHaveCount(0);
});
