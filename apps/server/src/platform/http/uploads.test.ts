import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { uploadMaxBytes } from '@hearthline/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpApp } from '../../testing/http-app.ts';
import { createHttpApp } from '../../testing/http-app.ts';
import { createMultipart } from '../../testing/multipart.ts';

let http: HttpApp;
let port: number;
/** Bytes of every file that reached the handler. */
const received: number[] = [];
beforeAll(async () => {
  http = await createHttpApp({
    handlers: {
      'POST /users/profile/avatar': async ({ readFile }) => {
        received.push((await readFile()).bytes.length);
        return { isSuccess: true, result: '/api/files/x' };
      },
    },
  });
  await http.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = http.app.server.address() as AddressInfo);
});
afterAll(() => http.app.close());

type Multipart = Awaited<ReturnType<typeof createMultipart>>;
const fileOf = (bytes: number, field = 'file') => createMultipart(Buffer.alloc(bytes, 7), { field });

/** On a plain socket, in pieces: all of it is sent, also what comes behind the answer. */
async function upload({ headers, payload }: Multipart, pieceBytes: number) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.write(
    `POST /api/users/profile/avatar HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer x\r\n` +
      `Content-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
  );
  for (let from = 0; from < payload.length; from += pieceBytes)
    if (!socket.write(payload.subarray(from, from + pieceBytes))) await once(socket, 'drain');
  // The connection holds: the next request of the same client is answered behind it.
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  return [...answer.matchAll(/HTTP\/1\.1 (\d+)|"error":\{"code":"(\w+)"/g)].map(
    ([, status, code]) => code ?? status,
  );
}

describe('an upload', () => {
  it('of 1 MB arrives whole', async () => {
    expect(await upload(await fileOf(uploadMaxBytes), 16_384)).toEqual(['200', '200']);
    expect(received.splice(0)).toEqual([uploadMaxBytes]);
  });

  it.each([1, 1_000, 64 * 1024, 3 * uploadMaxBytes])(
    'of %i bytes more is answered in the same way each time, and reaches nobody',
    { timeout: 60_000 },
    async (excess) => {
      const file = await fileOf(uploadMaxBytes + excess);
      const answers = new Set<string>();
      for (let round = 0; round < 16; round += 1)
        answers.add(JSON.stringify(await upload(file, 1_021 * (1 + (round % 16) * 5))));
      expect([...answers]).toEqual([JSON.stringify(['413', 'file_too_large', '200'])]);
      expect(received).toEqual([]);
    },
  );

  it('whose pieces end where 1 MB ends is too large all the same', async () => {
    const { headers, payload } = await fileOf(uploadMaxBytes + 1_000);
    const limitAt = payload.indexOf('\r\n\r\n') + 4 + uploadMaxBytes;
    for (let round = 0; round < 50; round += 1) {
      const pieces = [payload.subarray(0, limitAt - round), payload.subarray(limitAt - round)];
      const reply = await http.send({
        method: 'POST',
        url: '/api/users/profile/avatar',
        headers: { ...headers, authorization: 'Bearer x' },
        payload: Readable.from(pieces),
      });
      expect([round, reply.statusCode, reply.json().error?.code]).toEqual([round, 413, 'file_too_large']);
    }
    expect(received).toEqual([]);
  });

  it('in another field is refused, however long it is', async () => {
    expect(await upload(await fileOf(8 * uploadMaxBytes, 'picture'), 65_536)).toEqual([
      '400',
      'invalid_input',
      '200',
    ]);
    expect(received).toEqual([]);
  });
});
