import { browserConfig } from '@hearthline/contract/browser-config';
import { afterEach, describe, expect, it } from 'vitest';
import { envSchema } from '../../config/env.ts';
import type { HttpApp } from '../../testing/http-app.ts';
import { createHttpApp } from '../../testing/http-app.ts';

/** Variables that the browser may learn. Everything else is a secret until it stands here. */
const publicVariables = [
  'API_BASE',
  'APP_ORIGIN',
  'BRAND',
  'CDN_BASE',
  'HUB_URL',
  'IMAGE_API_BASE',
  'MAPS_TOKEN',
  'MAP_STYLE_URL',
  'PRIVACY_URL',
  'PUBLIC_ORIGIN',
  'TERMS_URL',
  'TURNSTILE_SCRIPT_URL',
  'TURNSTILE_SITE_KEY',
];
const marker = 'seekret';

let http: HttpApp;
afterEach(() => http.app.close());

/** A value with the marker in it, in the first form that the variable takes; undefined where it takes no text. */
function markedValueFor(name: keyof typeof envSchema.shape): string | undefined {
  const text = `${marker}-${name.toLowerCase().replaceAll('_', '-')}`;
  const forms = [
    `postgres://${text}@db.test/${text}`,
    `smtp://${text}@mail.test`,
    `https://${text}.test`,
    `${text}-long-enough-to-be-a-secret`,
  ];
  return forms.find((form) => envSchema.shape[name].safeParse(form).success);
}

describe('/config.json', () => {
  it('[SHELL-23] names what the browser needs, never cached for long', async () => {
    const env = {
      BRAND: 'Maple Homes',
      API_BASE: 'https://api.test',
      IMAGE_API_BASE: 'https://pictures.test',
      PUBLIC_ORIGIN: 'https://pages.test',
      CDN_BASE: 'https://cdn.test',
      HUB_URL: 'https://hub.test',
      MAPS_TOKEN: 'maps-token',
      MAP_STYLE_URL: 'https://maps.test/styles/streets.json?v=2',
      TURNSTILE_SITE_KEY: 'site-key',
      TURNSTILE_SECRET: 'x',
    };
    http = await createHttpApp({ env });
    const reply = await http.get('/config.json');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(browserConfig.strict().parse(reply.json())).toMatchObject({
      brand: 'Maple Homes',
      apiBase: 'https://api.test',
      imageApiBase: 'https://pictures.test',
      pagesOrigin: 'https://pages.test',
      cdnBase: 'https://cdn.test',
      hubUrl: 'https://hub.test',
      mapsToken: 'maps-token',
      mapStyleUrl: 'https://maps.test/styles/streets.json?v=2',
      challenge: { siteKey: 'site-key', scriptUrl: expect.stringContaining('challenges.cloudflare.com') },
    });
  });

  it('[SHELL-23] carries no secret, and neither does any other page that needs no token', async () => {
    const names = Object.keys(envSchema.shape) as (keyof typeof envSchema.shape)[];
    const marked = names
      // A file is opened at the start, so no made-up name will do.
      .filter((name) => !publicVariables.includes(name) && name !== 'FEEDS_FILE')
      .map((name) => [name, markedValueFor(name)] as const)
      .filter((entry): entry is [(typeof entry)[0], string] => entry[1] !== undefined);
    expect(marked.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'DATABASE_URL',
        'S3_SECRET_ACCESS_KEY',
        'SMTP_URL',
        'STORAGE_TOKEN',
        'TOKEN_SECRET',
        'TURNSTILE_SECRET',
      ]),
    );
    http = await createHttpApp({ env: { ...Object.fromEntries(marked), TURNSTILE_SITE_KEY: 'key' } });
    for (const url of ['/config.json', '/healthz', '/readyz', '/metrics', '/api/openapi.json', '/nothing']) {
      const { payload, headers } = await http.get(url);
      expect(`${JSON.stringify(headers)}${payload}`).not.toContain(marker);
    }
    expect(http.logText()).not.toContain(marker);
  });

  it('tells the demo sign-ins in the demo only', async () => {
    http = await createHttpApp({ env: { DEMO: 'off' } });
    expect((await http.get('/config.json')).json()).toMatchObject({ demo: null });
    await http.app.close();
    http = await createHttpApp({ env: { DEMO: 'on', SMTP_URL: 'smtp://mail.test' } });
    expect((await http.get('/config.json')).json()).toMatchObject({
      demo: { password: 'Hearthline!2025', hasMailbox: false },
    });
  });
});
