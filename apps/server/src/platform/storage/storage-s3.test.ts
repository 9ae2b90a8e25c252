import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StorageOptions } from './storage.ts';
import { createStorage } from './storage.ts';

const key = 'avatars/a/b.webp';
const picture = Buffer.from([0, 255, 1, 254]);

/** As much of S3 as the storage uses: objects by path, and the errors it must understand. */
const objects = new Map<string, { bytes: Buffer; headers: IncomingHttpHeaders }>();
let isAway = false;
const server = createServer(async (request, reply) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const bytes = await buffer(request);
  if (isAway) return reply.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
  if (request.method === 'PUT') objects.set(path, { bytes, headers: request.headers });
  if (request.method === 'DELETE') objects.delete(path);
  if (request.method !== 'GET') return reply.writeHead(request.method === 'PUT' ? 200 : 204).end();
  const found = objects.get(path);
  if (found) return reply.writeHead(200, { 'content-type': found.headers['content-type'] }).end(found.bytes);
  return reply
    .writeHead(404, { 'content-type': 'application/xml' })
    .end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>gone</Message></Error>');
});

let options: StorageOptions;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  options = {
    kind: 's3',
    bucket: 'hearthline',
    region: 'ca-central-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    sessionToken: 'token',
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('storage on S3', () => {
  it('gives back what was put under the bucket, signed and with its type, until it is removed', async () => {
    const storage = await createStorage(options, '/nowhere');
    await storage.put(key, picture, 'image/webp');
    const stored = objects.get('/hearthline/avatars/a/b.webp');
    expect(stored?.bytes).toEqual(picture);
    expect(stored?.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-amz-security-token': 'token',
      authorization: expect.stringContaining('Credential=key/'),
    });
    expect(stored?.headers['x-amz-acl']).toBeUndefined();
    expect(await storage.read(key)).toEqual({ bytes: picture, contentType: 'image/webp' });
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('refuses keys that leave the bucket, and does not take a refusal for a missing file', async () => {
    const storage = await createStorage(options, '/nowhere');
    await expect(storage.read('../other/a.webp')).rejects.toThrow('Not a storage key');
    isAway = true;
    await expect(storage.read(key)).rejects.not.toMatchObject({ code: 'not_found' });
  });
});
