import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteLoader, fontFolder } from '../../site.ts';
import { installFonts } from './fonts.routes.ts';

const app = Fastify();
beforeAll(() => app.register((scope) => installFonts(scope, fontFolder), { prefix: '/fonts' }));
afterAll(() => app.close());

it('gives every font that a page names to pages of any origin, for a year', async () => {
  const page = (await createSiteLoader()()).renderPage({ name: 'gone', language: 'en' });
  const named = [...page.matchAll(/url\(["']?(\/[^"')]+)/g)].map((match) => match[1] ?? '');
  expect(named).toHaveLength(4);
  for (const url of named) {
    const reply = await app.inject({ method: 'GET', url });
    expect([url, reply.statusCode]).toEqual([url, 200]);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'font/woff2',
    });
    expect(reply.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  }
});

it('gives nothing else', async () => {
  for (const name of ['nothing.woff2', '..%2f..%2fpackage.json', '%2e%2e/fonts.css', ''])
    expect((await app.inject({ method: 'GET', url: `/fonts/${name}` })).statusCode, name).toBe(404);
});
