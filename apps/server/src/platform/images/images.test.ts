import { availableParallelism } from 'node:os';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createImages, madeAtOnce } from './images.ts';

// Pictures of forty megapixels take a while where everything runs at once.
vi.setConfig({ testTimeout: 30_000 });

const images = createImages();
const { toAvatar } = images;
afterAll(images.close);

const red = { r: 200, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 200 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });

const refused = expect.objectContaining({ code: 'not_an_image' });

async function colourAt(picture: Buffer, left: number, top: number) {
  const pixel = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const [r = 0, , b = 0] = pixel;
  return r > b ? 'red' : 'blue';
}

describe('toAvatar', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('makes a 512 pixel WebP square of a %s', async (format) => {
    const avatar = await toAvatar(await plain(900, 300).toFormat(format).toBuffer());
    expect(await sharp(avatar).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  it('leaves position, camera and profile behind', async () => {
    const photo = await plain(800, 600)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '45/1 30/1 0/1' } })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer();
    const before = await sharp(photo).metadata();
    expect([before.exif, before.icc, before.xmp]).not.toContain(undefined);
    const after = await sharp(await toAvatar(photo)).metadata();
    expect([after.exif, after.icc, after.xmp]).toEqual([undefined, undefined, undefined]);
  });

  it('turns a photo the way the camera was held', async () => {
    const upright = await sharp({ create: { width: 600, height: 600, channels: 3, background: red } })
      .composite([
        { input: { create: { width: 600, height: 300, channels: 3, background: blue } }, gravity: 'south' },
      ])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const avatar = await toAvatar(upright);
    expect(await colourAt(avatar, 256, 20)).toBe('blue');
    expect(await colourAt(avatar, 256, 490)).toBe('red');
  });

  it('keeps the middle of a wide picture', async () => {
    const wide = await sharp({ create: { width: 1200, height: 400, channels: 3, background: red } })
      .composite([
        { input: { create: { width: 400, height: 400, channels: 3, background: blue } }, left: 400, top: 0 },
      ])
      .png()
      .toBuffer();
    const avatar = await toAvatar(wide);
    expect(await colourAt(avatar, 5, 256)).toBe('blue');
    expect(await colourAt(avatar, 506, 256)).toBe('blue');
  });

  it('refuses what is no picture, whatever it is called', async () => {
    await expect(toAvatar(Buffer.from('just text, named photo.png'))).rejects.toEqual(refused);
    await expect(toAvatar(Buffer.alloc(0))).rejects.toEqual(refused);
    await expect(toAvatar(Buffer.from('89504e470d0a1a0a', 'hex'))).rejects.toEqual(refused);
  });

  it('refuses other formats, drawings with scripts among them', async () => {
    await expect(toAvatar(await plain(64, 64).gif().toBuffer())).rejects.toEqual(refused);
    await expect(toAvatar(await plain(64, 64).tiff().toBuffer())).rejects.toEqual(refused);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
    await expect(toAvatar(Buffer.from(drawing))).rejects.toEqual(refused);
  });

  it('refuses a file that ends too early', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
    const photo = sharp({ create: { width: 400, height: 400, channels: 3, background: red, noise } });
    for (const whole of [
      await photo.jpeg().toBuffer(),
      await photo.png().toBuffer(),
      await photo.webp().toBuffer(),
    ])
      await expect(toAvatar(whole.subarray(0, whole.length / 2))).rejects.toEqual(refused);
  });

  it('refuses moving pictures', async () => {
    const frames = await sharp(
      [await plain(64, 64).png().toBuffer(), await plain(64, 64).negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    await expect(toAvatar(frames)).rejects.toEqual(refused);
  });

  it('refuses a few bytes that claim to be a picture of two gigapixels', async () => {
    await expect(toAvatar(createPngHeader(50_000, 40_000))).rejects.toEqual(refused);
    // The same file with a claim within the limit fails later, for its missing pixels.
    await expect(toAvatar(createPngHeader(100, 100))).rejects.toEqual(refused);
    const largest = await plain(8000, 5000).jpeg().toBuffer();
    await expect(toAvatar(largest)).resolves.toBeInstanceOf(Buffer);
    const tooLarge = await plain(8001, 5000).jpeg().toBuffer();
    await expect(toAvatar(tooLarge)).rejects.toEqual(refused);
  });
});

it('works on two pictures at most, leaves a core to others, and the rest wait', async () => {
  expect(madeAtOnce).toBe(availableParallelism() > 2 ? 2 : 1);
  const countProcesses = () =>
    process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length;
  const photo = await plain(64, 64).png().toBuffer();
  const working: number[] = [];
  const made = Array.from({ length: 10 }, async () => {
    const avatar = toAvatar(photo);
    working.push(countProcesses());
    await avatar;
    working.push(countProcesses());
  });
  await Promise.all(made);
  expect(Math.max(...working)).toBe(madeAtOnce);
});

function createPngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
