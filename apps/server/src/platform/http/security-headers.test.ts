import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpApp } from '../../testing/http-app.ts';
import { createHttpApp } from '../../testing/http-app.ts';
import { findInlineScripts } from './security-headers.ts';

const script = "document.documentElement.classList.toggle('dark', true);";
const apps: HttpApp[] = [];
let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(path.join(tmpdir(), 'hearthline-web-'));
  const html = `<!doctype html><script>${script}</script><script type="module" src="/a.js"></script>`;
  await writeFile(path.join(webFolder, 'index.html'), html);
});
afterAll(async () => {
  for (const { app } of apps) await app.close();
  await rm(webFolder, { recursive: true });
});

async function start(env: Record<string, string> = {}): Promise<HttpApp> {
  const http = await createHttpApp({ env, webFolder });
  apps.push(http);
  return http;
}
async function fetchPolicy(http: HttpApp, url = '/'): Promise<Record<string, string>> {
  const header = String((await http.get(url)).headers['content-security-policy']);
  return Object.fromEntries(
    header.split(';').map((part) => [part.trim().split(' ')[0], part.trim().split(' ').slice(1).join(' ')]),
  );
}
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('security headers', () => {
  it('allow our own files, the inline script by its hash, and nothing else', async () => {
    expect(await fetchPolicy(await start())).toEqual({
      'default-src': "'self'",
      'script-src': `'self' ${hash}`,
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self' blob:",
      'frame-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it('allow the configured hosts exactly where they are needed', async () => {
    const policy = await fetchPolicy(
      await start({
        TURNSTILE_SITE_KEY: 'key',
        TURNSTILE_SECRET: 'secret',
        TURNSTILE_SCRIPT_URL: 'https://challenge.test/v0/api.js?render=explicit',
        IMAGE_API_BASE: 'https://pictures.test/api',
        CDN_BASE: 'https://cdn.test/static',
        PUBLIC_ORIGIN: 'https://pages.test',
        API_BASE: 'https://api.test/v1',
        HUB_URL: 'https://hub.test/hub',
        MAP_STYLE_URL: 'https://maps.test/styles/streets.json?v=2',
      }),
    );
    expect(policy['script-src']).toBe(`'self' ${hash} https://cdn.test https://challenge.test`);
    expect(policy['style-src']).toBe("'self' 'unsafe-inline' https://cdn.test");
    expect(policy['font-src']).toBe("'self' https://cdn.test");
    expect(policy['worker-src']).toBe("'self' blob:");
    expect(policy['frame-src']).toBe("'self' https://challenge.test https://pages.test");
    expect(policy['img-src']).toBe(
      "'self' data: blob: https://pictures.test https://pages.test https://maps.test https://cdn.test",
    );
    expect(policy['connect-src']).toBe("'self' https://api.test https://hub.test https://maps.test");
    expect(policy['default-src']).toBe("'self'");
  });

  it('let pages of another origin show pictures, and nothing else, where pictures have one', async () => {
    const sharingOf = async (http: HttpApp, url: string) =>
      (await http.get(url)).headers['cross-origin-resource-policy'];
    const apart = await start({ IMAGE_API_BASE: 'https://pictures.test/api' });
    expect(await sharingOf(apart, '/api/pictures/none')).toBe('cross-origin');
    expect(await sharingOf(apart, '/api/files/none')).toBe('cross-origin');
    expect(await sharingOf(apart, '/api/users/me')).toBe('same-origin');
    expect(await sharingOf(await start(), '/api/pictures/none')).toBe('same-origin');
  });

  it('stand on pages, calls and errors alike', async () => {
    const http = await start();
    for (const url of ['/', '/auth/login', '/config.json', '/api/users/me', '/api/nothing']) {
      const { headers } = await http.get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("object-src 'none'"),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('demand HTTPS where the app lives under it', async () => {
    const http = await start({
      APP_ORIGIN: 'https://app.hearthline.test',
      PUBLIC_ORIGIN: 'https://pages.hearthline.test',
    });
    const demandOf = async (host: string) =>
      (await http.get('/', { host })).headers['strict-transport-security'];
    for (const host of ['app.hearthline.test', 'Pages.hearthline.test:443'])
      expect(await demandOf(host)).toBe('max-age=31536000; includeSubDomains');
    expect(await demandOf('ava-homes.test')).toBe('max-age=31536000');
  });

  it('find the theme script of the real page', async () => {
    const page = fileURLToPath(new URL('../../../../web/index.html', import.meta.url));
    const scripts = findInlineScripts(await readFile(page, 'utf8'));
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toContain('hearthline.theme');
  });
});

describe('cross-origin calls', () => {
  const ask = (http: HttpApp, origin: string, method: 'GET' | 'OPTIONS' = 'OPTIONS') =>
    http.send({
      method,
      url: '/api/users/me',
      headers: { origin, 'access-control-request-method': 'PUT' },
    });

  it('are allowed from configured origins only', async () => {
    const http = await start({ CORS_ORIGINS: 'https://one.test, https://two.test' });
    for (const origin of ['https://one.test', 'https://two.test']) {
      expect((await ask(http, origin)).headers['access-control-allow-origin']).toBe(origin);
      expect((await ask(http, origin, 'GET')).headers['access-control-allow-origin']).toBe(origin);
    }
    for (const origin of ['https://three.test', 'https://one.test.evil.test', 'http://one.test', 'null']) {
      expect((await ask(http, origin)).headers['access-control-allow-origin']).toBeUndefined();
      expect((await ask(http, origin, 'GET')).headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('are allowed from nowhere by default', async () => {
    const http = await start();
    expect((await ask(http, 'https://one.test')).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('cookies', () => {
  const signIn = async (env: Record<string, string>) => {
    const wrong = { isSuccess: false, accountIsLocked: false, needToVerifyEmail: false };
    const http = await createHttpApp({
      env,
      handlers: {
        'POST /auth/secure/login': ({ cookie }) => {
          cookie.set(`${cookie.value}-again`);
          return wrong;
        },
      },
    });
    apps.push(http);
    const payload = { userKey: 'ava@example.test', password: 'x', turnstileToken: 'x', deviceName: '' };
    const headers = { cookie: 'other.hearthline.device=2; hearthline.device=1' };
    const reply = await http.send({ method: 'POST', url: '/api/auth/secure/login', payload, headers });
    return reply.headers['set-cookie'];
  };

  it('go back to the sign-in only, out of the reach of scripts and other sites, and encrypted where the app is', async () => {
    const cookie = 'hearthline.device=1-again; Max-Age=31536000; Path=/api/auth; HttpOnly; SameSite=Strict';
    expect(await signIn({ APP_ORIGIN: 'http://localhost:8080' })).toBe(cookie);
    expect(await signIn({ APP_ORIGIN: 'https://app.hearthline.test' })).toBe(`${cookie}; Secure`);
  });
});
