import type { Page } from '@playwright/test';
import { appOrigin } from './server-address.ts';
import { expect, expectAccessible } from './test.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export async function listMails(to: string): Promise<Mail[]> {
  const reply = await fetch(`${appOrigin}/api/mailbox?to=${encodeURIComponent(to)}`);
  return ((await reply.json()) as { result: Mail[] }).result;
}

/** The mail is written by a job after the answer, so it may take a moment. */
export async function waitForMail(to: string): Promise<Mail> {
  await expect.poll(async () => (await listMails(to)).length).toBeGreaterThan(0);
  const [mail] = await listMails(to);
  if (!mail) throw new Error(`No mail for ${to}`);
  return mail;
}

/** The path and query of the link in a mail. */
export function linkOf(mail: Mail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`No link in: ${mail.text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** As a mail program shows it: paper by day, dark by night, and every word to be read in both. */
export async function expectReadable(page: Page, { html }: Pick<Mail, 'html'>): Promise<void> {
  const paper = await page.context().newPage();
  await paper.setContent(html);
  const grounds: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await paper.emulateMedia({ colorScheme });
    await expectAccessible(paper, { withContrast: true });
    grounds.push(await paper.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect(new Set(grounds).size).toBe(2);
  await paper.close();
}
