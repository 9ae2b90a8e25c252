import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { uploadMaxBytes } from '@hearthline/contract/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMultipart } from '../../testing/multipart.ts';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';

const url = '/api/users/profile/avatar';

let test: TestApp;
let ava: TestAgent;
let noah: TestAgent;
let picture: Buffer;
beforeAll(async () => {
  test = await createTestApp({ IMAGE_API_BASE: 'https://pictures.test/api' });
  ava = await test.createAgent('Ava');
  noah = await test.createAgent('Noah');
  picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c1440e' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ava Tremblay' }, IFD3: { GPSLatitude: '43/1 39/1 0/1' } })
    .toBuffer();
});
afterAll(() => test.close());

async function upload(agent: TestAgent | null, bytes: Uint8Array, options: { field?: string } = {}) {
  const { headers, payload } = await createMultipart(bytes, options);
  const authorization = agent ? { authorization: `Bearer ${agent.token}` } : {};
  const reply = await test.send('POST', url, { headers: { ...headers, ...authorization }, payload });
  return { status: reply.statusCode, body: reply.json() };
}
const getLink = async (agent: TestAgent) =>
  (await test.call('GET /users/profile/avatar', { as: agent })).body.result;
const listFiles = async () =>
  (
    await readdir(path.join(test.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile());
const getFile = (link: string | null) => test.send('GET', link?.replace('https://pictures.test', '') ?? '');

describe('avatar', () => {
  it('[USER-02] is nothing at first, and wants a token', async () => {
    expect((await upload(null, picture)).status).toBe(401);
    expect((await test.call('GET /users/profile/avatar')).status).toBe(401);
    expect((await test.call('GET /users/profile/avatar', { as: ava })).body).toEqual({
      isSuccess: true,
      result: null,
    });
  });

  it('[USER-02] refuses a file past 1 MB in so many words, one that is no picture, and none at all', async () => {
    const large = await upload(ava, Buffer.concat([picture, Buffer.alloc(uploadMaxBytes)]));
    expect(large).toMatchObject({
      status: 413,
      body: { error: { code: 'file_too_large', friendlyMessage: 'File size exceeds 1 MB' } },
    });
    for (const bytes of [
      Buffer.from('hello'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      picture.subarray(0, 200),
    ]) {
      const { status, body } = await upload(ava, bytes);
      expect({ status, code: body.error.code }).toEqual({ status: 422, code: 'not_an_image' });
    }
    const misnamed = await upload(ava, picture, { field: 'picture' });
    expect(misnamed).toMatchObject({ status: 400, body: { error: { fields: [{ path: 'file' }] } } });
    expect(await listFiles()).toEqual([]);
    expect(await getLink(ava)).toBeNull();
  });

  it('[USER-02] is served as WebP without what the camera wrote, at an address that needs no token', async () => {
    const { status, body } = await upload(ava, picture);
    expect(status).toBe(200);
    const link = await getLink(ava);
    expect(body).toEqual({ isSuccess: true, result: link });
    expect(link).toMatch(/^https:\/\/pictures\.test\/api\/files\/\w/);
    const file = await getFile(link);
    expect({ status: file.statusCode, type: file.headers['content-type'] }).toEqual({
      status: 200,
      type: 'image/webp',
    });
    expect(file.headers['cache-control']).toContain('private');
    const metadata = await sharp(file.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(metadata.exif).toBeUndefined();
    expect(file.rawPayload.includes('Tremblay')).toBe(false);
    expect(await getLink(noah)).toBeNull();
  });

  it('[USER-07] is the new one on the next read, and the old file is gone', async () => {
    const oldLink = await getLink(ava);
    const square = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0a0' } })
      .png()
      .toBuffer();
    await upload(ava, square);
    const newLink = await getLink(ava);
    expect(newLink).not.toBe(oldLink);
    expect((await getFile(newLink)).statusCode).toBe(200);
    expect((await getFile(oldLink)).statusCode).toBe(404);
    expect(await listFiles()).toHaveLength(1);
  });

  it('has an address that nobody can change, forge or keep', async () => {
    const link = (await getLink(ava)) ?? '';
    const [payload = '', signature = ''] = link.replace('https://pictures.test/api/files/', '').split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown[];
    expect(claims[1]).toBe(ava.agentId);
    const forged = Buffer.from(JSON.stringify([claims[0], noah.agentId, null, claims[3]])).toString(
      'base64url',
    );
    for (const bad of [
      `${forged}.${signature}`,
      `${payload}.${signature.slice(0, -1)}`,
      `${payload}x.${signature}`,
    ]) {
      const reply = await getFile(`/api/files/${bad}`);
      expect({ status: reply.statusCode, code: reply.json().error.code }).toEqual({
        status: 403,
        code: 'forbidden',
      });
    }
    test.clock.advance(70 * 60 * 1000);
    const late = await getFile(link);
    expect({ status: late.statusCode, code: late.json().error.code }).toEqual({
      status: 403,
      code: 'link_expired',
    });
  });

  it('of another agent cannot be asked for', async () => {
    test.clock.set('2025-11-12T14:00:00Z');
    await upload(noah, picture);
    const [avas, noahs] = [await getLink(ava), await getLink(noah)];
    expect(noahs).not.toBe(avas);
    const reply = await test.call('GET /users/profile/avatar', {
      as: ava,
      query: `?agentId=${noah.agentId}`,
    });
    expect(reply.status).toBe(400);
    expect(await getLink(ava)).toBe(avas);
  });
});
