import sharp from 'sharp';

/** What is done to pictures, in the process that is theirs alone; null for what is no picture. */
export type PictureTask =
  | { kind: 'avatar'; bytes: Uint8Array }
  | { kind: 'width'; bytes: Uint8Array; width: number }
  | { kind: 'drawing'; svg: string; width: number }
  | { kind: 'drawnJpeg'; svg: string; width: number }
  | { kind: 'mailPicture'; bytes: Uint8Array }
  | { kind: 'print'; bytes: Uint8Array };

const avatarPixels = 512;
const avatarFormats = new Set(['jpeg', 'png', 'webp']);
/** Wide enough for a cover at 200 dots per inch. */
const printPixels = 1_700;
const quality = 78;
/** Three times what a good camera takes for a listing; more would only take memory. */
export const pictureMaxPixels = 40_000_000;

export async function doPictureWork(task: PictureTask): Promise<Uint8Array | null> {
  try {
    switch (task.kind) {
      case 'avatar':
        return await toAvatar(task.bytes);
      case 'width':
        return await toWidth(task.bytes, task.width);
      case 'drawing':
        return await sharp(Buffer.from(task.svg), { density: 72 })
          .resize(task.width)
          .webp({ quality })
          .toBuffer();
      case 'drawnJpeg':
        return await sharp(Buffer.from(task.svg), { density: 144 })
          .resize(task.width)
          .flatten({ background: '#ffffff' })
          .jpeg({ quality, mozjpeg: true })
          .toBuffer();
      case 'mailPicture':
        return await toMailPicture(task.bytes);
      case 'print':
        return await toPrint(task.bytes);
    }
  } catch {
    return null;
  }
}

/** The header alone is read first, so a picture with too many pixels is refused before they take memory. */
const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: pictureMaxPixels, failOn: 'truncated', animated: false, pages: 1 });

/**
 * A square picture of a person from whatever was uploaded. Everything but the pixels is left behind: no position, no
 * camera, no embedded profile.
 */
async function toAvatar(bytes: Uint8Array): Promise<Uint8Array | null> {
  const { format, pages = 1 } = await open(bytes).metadata();
  if (!format || !avatarFormats.has(format) || pages > 1) return null;
  return open(bytes)
    .autoOrient()
    .resize(avatarPixels, avatarPixels, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();
}

const toWidth = (bytes: Uint8Array, width: number): Promise<Uint8Array> =>
  open(bytes)
    .autoOrient()
    .resize(width, undefined, { withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();

/** The picture at the top of a mail, twice as fine as it is shown. */
const mailPicture = { width: 1_200, height: 800 };

async function toMailPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  const { format, pages = 1 } = await open(bytes).metadata();
  if (!format || !avatarFormats.has(format) || pages > 1) return null;
  return open(bytes)
    .autoOrient()
    .resize(mailPicture.width, mailPicture.height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** Upright, no larger than paper shows, and JPEG, which a PDF takes as it is. */
async function toPrint(bytes: Uint8Array): Promise<Uint8Array> {
  const { format, width, height, orientation = 1, space, isProgressive } = await open(bytes).metadata();
  const isPlain = format === 'jpeg' && orientation === 1 && space === 'srgb' && !isProgressive;
  if (isPlain && Math.max(width, height) <= printPixels) return bytes;
  return open(bytes)
    .autoOrient()
    .resize(printPixels, printPixels, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer();
}
