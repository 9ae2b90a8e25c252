import { drawScene } from '@hearthline/demo-market/pictures/draw-scene';
import sharp from 'sharp';
import type { PictureMakers } from './pictures.service.ts';

const quality = 78;
const fetchMaxBytes = 15 * 1024 * 1024;
const fetchTimeoutMs = 10_000;
const inputMaxPixels = 60_000_000;

export function createPictureMakers({ mediaHosts }: { mediaHosts: readonly string[] }): PictureMakers {
  return {
    draw: async (scene, width) => {
      const svg = drawScene(scene);
      if (svg === null) return null;
      return sharp(Buffer.from(svg), { density: 72 }).resize(width).webp({ quality }).toBuffer();
    },
    fetch: async (url, width) => {
      if (!isFetchable(url, mediaHosts)) return null;
      try {
        const bytes = await download(url);
        return await sharp(bytes, { limitInputPixels: inputMaxPixels, failOn: 'truncated' })
          .autoOrient()
          .resize(width, undefined, { withoutEnlargement: true })
          .webp({ quality })
          .toBuffer();
      } catch {
        return null;
      }
    },
  };
}

/** Addresses come from a feed: only hosts that the operator named are asked. */
export function isFetchable(url: string, mediaHosts: readonly string[]): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && ['https:', 'http:'].includes(parsed.protocol) && mediaHosts.includes(parsed.host);
}

async function download(url: string): Promise<Buffer> {
  const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!reply.ok || !reply.body) throw new Error(`The picture's host answered ${reply.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body) {
    size += part.length;
    if (size > fetchMaxBytes) throw new Error('The picture is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
