import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The bytes as they travel: `fetch` would unpack them. */
export function fetchAsSent(url: string, headers: Record<string, string>): Promise<{ bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url}: ${reply.statusCode}`));
      else buffer(reply).then((bytes) => resolve({ bytes }), reject);
    }).on('error', reject);
  });
}
