import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createConfig } from './config.ts';
import { ConfigError, parseEnv } from './env.ts';
import { findWeakness } from './weak-secret.ts';

const configure = (env: Record<string, string> = {}) => createConfig(parseEnv(env));
function faultsOf(env: Record<string, string>): string[] {
  try {
    configure(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n').map((line) => line.trim());
    throw error;
  }
  return [];
}
const production = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'a secret that has thirty-two characters',
  APP_ORIGIN: 'https://app.hearthline.test',
  PUBLIC_ORIGIN: 'https://pages.hearthline.test',
  SMTP_URL: 'smtp://mail.hearthline.test',
};

describe('configuration', () => {
  it('needs nothing to start with', () => {
    expect(configure()).toMatchObject({
      isProduction: false,
      role: 'all',
      dataDir: path.resolve('data'),
      http: {
        host: '127.0.0.1',
        port: 4000,
        trustProxy: false,
        corsOrigins: [],
        limitsCalls: true,
        checksReplies: true,
      },
      origins: { app: 'http://localhost:4000', public: 'http://localhost:4000' },
      db: { url: undefined },
      challenge: { kind: 'embedded' },
      storage: { kind: 'disk' },
      demo: { isOn: true },
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(configure({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(configure());
  });

  it('lists all faults at once, also those between variables, without repeating a value', () => {
    const faults = faultsOf({
      NODE_ENV: 'production',
      PORT: 'eighty',
      DATABASE_URL: 'mysql://user:hunter2@db/x',
      LOG_LEVEL: 'loud',
      TOKEN_SECRET: 'hunter2',
      TURNSTILE_SECRET: 'hunter2',
      S3_ACCESS_KEY_ID: 'hunter2',
    });
    expect(faults[0]).toBe('The configuration has 9 fault(s):');
    expect(faults.slice(1).map((fault) => fault.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'TOKEN_SECRET',
      'LOG_LEVEL',
      'SMTP_URL',
      'APP_ORIGIN',
      'PUBLIC_ORIGIN',
      'TURNSTILE_SITE_KEY and TURNSTILE_SECRET',
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    ]);
    expect(faults.join()).not.toContain('hunter2');
  });

  it('refuses an address of pictures under which there would be none', () => {
    expect(faultsOf({ IMAGE_API_BASE: '/' })[1]).toMatch(
      /^IMAGE_API_BASE: must lead to the API, as \/api does/,
    );
    for (const old of ['/api/files', '/api/files/', 'https://pictures.hearthline.test/api/files'])
      expect(faultsOf({ IMAGE_API_BASE: old })[1]).toMatch(/^IMAGE_API_BASE: .* leave out \/files/);
    for (const base of ['', '/api/', 'https://pictures.hearthline.test'])
      expect(faultsOf({ IMAGE_API_BASE: base })).toEqual([]);
  });

  it('demands in production what would be unsafe to guess', () => {
    expect(faultsOf(production)).toEqual([]);
    for (const name of ['TOKEN_SECRET', 'APP_ORIGIN', 'PUBLIC_ORIGIN']) {
      const faults = faultsOf({ ...production, [name]: '' });
      expect(faults.join()).toContain(`${name}: `);
    }
    const shared = { ...production, PUBLIC_ORIGIN: `${production.APP_ORIGIN}/pages` };
    expect(faultsOf(shared).join()).toContain('PUBLIC_ORIGIN: public pages must live under another origin');
    expect(faultsOf({ ...shared, ALLOW_ONE_ORIGIN: 'on' })).toEqual([]);
    expect(faultsOf({ ...production, PUBLIC_ORIGIN: '', ALLOW_ONE_ORIGIN: 'on' })).toEqual([]);
  });

  it.each([
    ['begins like an example', 'changeme-changeme-and-some-more-0123'],
    ['begins like an example', 'Secret: the one of this installation'],
    ['has fewer than 8 different characters', 'x'.repeat(40)],
    ['has fewer than 8 different characters', 'abcabcd'.repeat(6)],
    ['repeats a short pattern', '9f8e7d6c5b4a'.repeat(4)],
    ['counts up or down', '0123456789:;<=>?@ABCDEFGHIJKLMNOP'],
  ])('takes no secret in production that %s, unless it is a demo', (weakness, secret) => {
    const faults = faultsOf({ ...production, TOKEN_SECRET: secret });
    expect(faults[1]).toBe(`TOKEN_SECRET: ${weakness}; make one with: openssl rand -base64 48`);
    expect(faultsOf({ ...production, TOKEN_SECRET: secret, DEMO: 'on' })).toEqual([]);
    expect(faultsOf({ TOKEN_SECRET: secret })).toEqual([]);
  });

  it('takes every secret that chance made', () => {
    for (let n = 0; n < 200; n += 1)
      for (const encoding of ['base64', 'hex'] as const)
        expect(findWeakness(randomBytes(32).toString(encoding))).toBeNull();
  });

  it('keeps mails in production instead of sending them only when told to', () => {
    const silent = { ...production, SMTP_URL: '' };
    expect(faultsOf(silent)).toEqual([
      'The configuration has 1 fault(s):',
      'SMTP_URL: needed in production, or set MAILBOX=on to keep mails instead of sending them',
    ]);
    expect(faultsOf({ ...silent, MAILBOX: 'on' })).toEqual([]);
    expect(faultsOf({ ...silent, DEMO: 'on' })).toEqual([]);
  });

  it('switches the demo off in production unless asked for, and with it what only the demo shows', () => {
    expect(configure(production)).toMatchObject({ demo: { isOn: false }, browser: { demo: null } });
    expect(configure({ ...production, DEMO: 'on' }).demo.isOn).toBe(true);
    expect(configure({ DEMO: 'off' }).browser.demo).toBeNull();
    expect(configure(production).http.checksReplies).toBe(false);
  });

  it('shows a demo to this machine only, unless told which address to listen on', () => {
    expect(configure({ ...production, DEMO: 'on' }).http.host).toBe('127.0.0.1');
    expect(configure({ HOST: '0.0.0.0' }).http.host).toBe('0.0.0.0');
    expect(configure(production).http.host).toBe('0.0.0.0');
    expect(configure({ DEMO: 'off' }).http.host).toBe('0.0.0.0');
  });

  it('chooses the outside services by what is set', () => {
    const config = configure({
      TURNSTILE_SITE_KEY: 'site',
      TURNSTILE_SECRET: 'secret',
      S3_BUCKET: 'files',
      SMTP_URL: 'smtp://mail.test:2525',
      CORS_ORIGINS: ' https://one.test,, https://two.test ',
    });
    expect(config.challenge).toMatchObject({ kind: 'turnstile', siteKey: 'site', secret: 'secret' });
    expect(config.browser.challenge.siteKey).toBe('site');
    expect(config.storage).toMatchObject({ kind: 's3', bucket: 'files', region: 'ca-central-1' });
    expect(config.browser.demo?.hasMailbox).toBe(false);
    expect(config.http.corsOrigins).toEqual(['https://one.test', 'https://two.test']);
  });

  it('keeps of an origin what makes one', () => {
    expect(configure({ APP_ORIGIN: 'https://App.test:443/some/path/' }).origins.app).toBe('https://app.test');
    expect(faultsOf({ APP_ORIGIN: 'app.test' })).toHaveLength(2);
  });
});
