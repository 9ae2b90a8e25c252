import { describe, expect, it } from 'vitest';
import { renderAuthMail } from './auth.mails.ts';

const link = 'https://app.example.test/auth/reset_password?token=abc_-123';
const kinds = ['confirm', 'reset', 'exists'] as const;
const languages = ['en', 'fr'] as const;

describe.each(languages)('mails in %s', (language) => {
  it.each(kinds)('[AUTH-21] %s carries brand, link and text in both parts', (kind) => {
    const mail = renderAuthMail(kind, { brand: 'Hearthline', link, language });
    expect(mail.subject).toContain('Hearthline');
    expect(mail.html).toContain(`<html lang="${language}-CA">`);
    expect(mail.html.split(link)).toHaveLength(4);
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.html).not.toContain('<table');
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.text).not.toMatch(/<|&#/);
  });
});

it('[AUTH-21] tells when a link expires', () => {
  const textOf = (kind: (typeof kinds)[number], language: (typeof languages)[number]) =>
    renderAuthMail(kind, { brand: 'Hearthline', link, language }).text;
  expect(textOf('confirm', 'en')).toContain('expires in 48 hours');
  expect(textOf('confirm', 'fr')).toContain('expire dans 48\u00a0heures');
  expect(textOf('reset', 'en')).toContain('expires in 1 hour.');
  expect(textOf('reset', 'fr')).toContain('expire dans 1\u00a0heure.');
});

it('[AUTH-21] escapes what the configuration brings', () => {
  const mail = renderAuthMail('confirm', {
    brand: '<b>Bad</b> & "Co"',
    link: `${link}"><script>`,
    language: 'en',
  });
  expect(mail.html).not.toMatch(/<b>|<script>/);
  expect(mail.html).toContain('&#60;b&#62;Bad&#60;/b&#62; &#38; &#34;Co&#34;');
});
