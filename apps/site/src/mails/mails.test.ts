import type { Mail } from '@hearthline/contract/site';
import { describe, expect, it } from 'vitest';
import { renderMail, renderNewsText, renderReportMail } from '../render.tsx';

const link = 'https://app.example.test/auth/reset_password?token=abc_-123';
const kinds = ['confirm', 'reset', 'exists', 'newEmail', 'oldEmail', 'taken'] as const;
const languages = ['en', 'fr'] as const;
const account = (changes: Partial<Extract<Mail, { name: 'account' }>> = {}) =>
  renderMail({
    name: 'account',
    kind: 'confirm',
    language: 'en',
    brand: 'Hearthline',
    link,
    hours: 48,
    newEmail: '',
    ...changes,
  });
const message = (changes: Partial<Extract<Mail, { name: 'message' }>> = {}) =>
  renderMail({
    name: 'message',
    language: 'en',
    category: 'news',
    subject: 'News & more',
    body: { html: '<p>Dear <b>Ann</b></p>', text: 'Dear Ann' },
    sender: {
      name: 'Maya Tester',
      jobTitle: '',
      email: 'maya@hearthline.test',
      phone: '416 555 0100',
      brokerage: 'North & Light',
      mailingAddress: '88 Lakeshore Rd E',
      signature: { html: '', text: '' },
    },
    preferencesUrl: 'https://p.example/c/leave',
    referredBy: null,
    openingUrl: 'https://p.example/c/pixel',
    isTest: false,
    ...changes,
  });

describe.each(languages)('mails about an account in %s', (language) => {
  it.each(kinds)('[AUTH-21] %s carries brand, link and text in both parts', (kind) => {
    const mail = account({ kind, language });
    expect(mail.subject).toContain('Hearthline');
    expect(mail.html).toContain(`<html lang="${language}-CA">`);
    expect(mail.html.split(link)).toHaveLength(4);
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.html).not.toContain('<table');
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.text).not.toMatch(/<|&#/);
  });
});

it.each(languages)(
  'the old mailbox is told the address that is to come, in %s, and the new one is not',
  (language) => {
    const newEmail = 'new+one@northlight.example';
    const mail = account({ kind: 'oldEmail', language, newEmail });
    for (const part of [mail.html, mail.text]) expect(part).toContain(newEmail);
    expect(account({ kind: 'newEmail', language, newEmail }).text).not.toContain(newEmail);
  },
);

it('[AUTH-21] tells when a link expires', () => {
  expect(account().text).toContain('expires in 48 hours');
  expect(account({ language: 'fr' }).text).toContain('expire dans 48\u00a0heures');
  expect(account({ kind: 'reset', hours: 1 }).text).toContain('expires in 1 hour.');
  expect(account({ kind: 'reset', hours: 1, language: 'fr' }).text).toContain('expire dans 1\u00a0heure.');
});

it('[AUTH-21] escapes what the configuration brings', () => {
  const { html } = account({ brand: '<b>Bad</b> & "Co"', link: `${link}"><script>` });
  expect(html).not.toMatch(/<b>|<script>/);
  expect(html).toContain('&lt;b&gt;Bad&lt;/b&gt; &amp; &quot;Co&quot;');
});

describe('a message to a client', () => {
  it('names its sender, why it came and how to stop it, in both parts', () => {
    const { html, text, subject } = message();
    expect(subject).toBe('News & more');
    expect(html).toContain('<p>Dear <b>Ann</b></p>');
    expect(html).toContain('on behalf of North &amp; Light');
    expect(html).toContain('88 Lakeshore Rd E · 416 555 0100 · maya@hearthline.test');
    expect(html).toContain('You get this email because you agreed');
    expect(html.match(/https:\/\/p\.example\/c\/leave/g)).toHaveLength(2);
    expect(text).toContain('Dear Ann\n\n-- \n\nMaya Tester\non behalf of North & Light\n');
    expect(text).toContain('Unsubscribe: https://p.example/c/leave');
  });

  it('asks for the picture that reports its opening once, and nowhere ahead', () => {
    expect(message().html.match(/https:\/\/p\.example\/c\/pixel/g)).toHaveLength(1);
    expect(message({ openingUrl: null }).html).not.toContain('<img');
  });

  it('says who referred its reader instead of why it came', () => {
    const { text, html } = message({ referredBy: 'Jo <b>' });
    expect(text).toContain('Jo <b> gave us your address.');
    expect(html).toContain('Jo &lt;b&gt; gave us your address.');
    expect(text).not.toContain('because');
  });
});

it('writes a mail with the way to a report, a paragraph a line', () => {
  const url = 'https://p.example/c/abc';
  expect(renderReportMail({ message: 'Dear <Ann>,\r\n\n see', url, language: 'fr' })).toBe(
    '<p>Dear &lt;Ann&gt;,</p><p>see</p><p><a href="https://p.example/c/abc">Ouvrir le rapport</a></p>',
  );
});

describe('what an agent is told', () => {
  const items = (many: number) =>
    Array.from({ length: many }, (_, index) => ({
      title: `Price dropped: ${index + 1} Elm St`,
      text: 'Now $899,000, down $50,000 & <more>.',
      url: `https://app.example/property-search/result/view?id=${index + 1}`,
    }));
  const news = (many: number, language: 'en' | 'fr' = 'en') => ({
    language,
    brand: 'Hearthline',
    topic: 'listingChanges' as const,
    items: items(many),
    allUrl: 'https://app.example/notification',
  });
  const mail = (many: number, language: 'en' | 'fr' = 'en') =>
    renderMail({ name: 'notification', ...news(many, language), settingsUrl: 'https://app.example/setting' });

  it('of one thing has its title, its button and the way to the settings, in both parts', () => {
    const { subject, html, text } = mail(1);
    expect(subject).toBe('Hearthline · Price dropped: 1 Elm St');
    expect(html).toContain('href="https://app.example/property-search/result/view?id=1"');
    expect(html).toContain('down $50,000 &amp; &lt;more&gt;.');
    expect(html).toContain('<a class="link" href="https://app.example/setting"');
    expect(html).not.toContain('<table');
    expect(text).toContain('Choose what reaches you: https://app.example/setting');
  });

  it('of many things is one list that ends', () => {
    const { subject, html, text } = mail(37, 'fr');
    expect(subject).toBe('Hearthline · 37 changements sur les propriétés que vous suivez');
    expect(html.match(/result\/view\?id=/g)).toHaveLength(20);
    expect(html).toContain('et 17\u00a0autres');
    expect(html).toContain('href="https://app.example/notification"');
    expect(text).toContain('et 17\u00a0autres');
    expect(text).toContain('Choisir ce qui vous parvient\u00a0: https://app.example/setting');
  });

  it('is one message of a phone', () => {
    expect(renderNewsText(news(1))).toBe(
      'Hearthline: Price dropped: 1 Elm St. Now $899,000, down $50,000 & <more>.\nhttps://app.example/property-search/result/view?id=1',
    );
    expect(renderNewsText(news(37, 'fr'))).toBe(
      'Hearthline : 37 changements sur les propriétés que vous suivez\nhttps://app.example/notification',
    );
  });
});
