import sharp from 'sharp';

/** What is made of pictures, in the process that is theirs alone. */
type PictureMaking =
  | { kind: 'avatar'; bytes: Uint8Array }
  | { kind: 'width'; bytes: Uint8Array; width: number }
  | { kind: 'drawing'; svg: string; width: number }
  | { kind: 'drawnJpeg'; svg: string; width: number }
  | { kind: 'mailPicture'; bytes: Uint8Array }
  | { kind: 'print'; bytes: Uint8Array }
  | { kind: 'uploaded'; bytes: Uint8Array; widest: number; crop: PixelCrop | null }
  | { kind: 'light'; bytes: Uint8Array; width: number; maxBytes: number }
  | { kind: 'icon'; bytes: Uint8Array };
/** What is asked of them. */
type PictureQuestion =
  | { kind: 'measure'; bytes: Uint8Array }
  | { kind: 'shades'; bytes: Uint8Array; frame: PictureFrame };
export type PictureTask = PictureMaking | PictureQuestion;
export type PictureAnswer = Uint8Array | number[] | null;

/** A rectangle in the picture's own pixels. */
export interface PixelCrop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A place that a picture fills, cut around what must stay visible; shares from the left and from the top. */
export interface PictureFrame {
  width: number;
  height: number;
  focus: { x: number; y: number };
}

const avatarPixels = 512;
const avatarFormats = new Set(['jpeg', 'png', 'webp']);
/** Wide enough for a cover at 200 dots per inch. */
const printPixels = 1_700;
const quality = 78;
/** Three times what a good camera takes for a listing; more would only take memory. */
export const pictureMaxPixels = 40_000_000;

/** Null for what is no picture. */
export async function doPictureWork(task: PictureMaking): Promise<Uint8Array | null>;
export async function doPictureWork(task: PictureTask): Promise<PictureAnswer>;
export async function doPictureWork(task: PictureTask): Promise<PictureAnswer> {
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
      case 'uploaded':
        return await toUploaded(task);
      case 'light':
        return await toLight(task);
      case 'icon':
        return await toIcon(task.bytes);
      case 'measure': {
        const { width, height } = await open(task.bytes).metadata();
        return [width, height];
      }
      case 'shades':
        return await findShades(task);
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

/** Encoded anew, upright, with nothing but its pixels: what it carried beside them is gone. */
async function toUploaded({
  bytes,
  widest,
  crop,
}: Extract<PictureTask, { kind: 'uploaded' }>): Promise<Uint8Array | null> {
  const { format, pages = 1 } = await open(bytes).metadata();
  if (!format || !avatarFormats.has(format) || pages > 1) return null;
  const upright = open(bytes).autoOrient();
  return (crop ? upright.extract(crop) : upright)
    .resize(widest, widest, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, smartSubsample: true })
    .toBuffer();
}

/** The finest first; the last is taken however much it weighs. */
const lightQualities = [quality, 66, 54, 42] as const;

/** So narrow, and as light as was asked where that can be. */
async function toLight({
  bytes,
  width,
  maxBytes,
}: Extract<PictureTask, { kind: 'light' }>): Promise<Uint8Array> {
  let made: Uint8Array = new Uint8Array();
  for (const each of lightQualities) {
    made = await open(bytes)
      .resize(width, undefined, { withoutEnlargement: true })
      .webp({ quality: each })
      .toBuffer();
    if (made.length <= maxBytes) break;
  }
  return made;
}

const iconPixels = 180;

const toIcon = (bytes: Uint8Array): Promise<Uint8Array> =>
  open(bytes)
    .resize(iconPixels, iconPixels, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Enough for a mean. */
const shadePixels = 60;
const bands = 3;

/** The mean colours of its upper, middle and lower third as it fills the frame: red, green and blue of each. */
async function findShades({ bytes, frame }: Extract<PictureTask, { kind: 'shades' }>): Promise<number[]> {
  const { width, height } = await open(bytes).metadata();
  const scale = Math.max(frame.width / width, frame.height / height);
  const seen = {
    width: Math.max(1, Math.floor(frame.width / scale)),
    height: Math.max(1, Math.floor(frame.height / scale)),
  };
  const { data } = await open(bytes)
    .extract({
      ...seen,
      left: Math.floor((width - seen.width) * frame.focus.x),
      top: Math.floor((height - seen.height) * frame.focus.y),
    })
    .resize(shadePixels, shadePixels, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = data.length / bands;
  return Array.from({ length: bands }, (_, band) => {
    const part = data.subarray(band * size, (band + 1) * size);
    return [0, 1, 2].map((channel) => {
      let sum = 0;
      for (let at = channel; at < part.length; at += 3) sum += part[at] ?? 0;
      return Math.round(sum / (part.length / 3));
    });
  }).flat();
}
