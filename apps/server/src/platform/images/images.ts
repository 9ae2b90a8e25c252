import sharp from 'sharp';
import { AppError } from '../errors.ts';

const avatarPixels = 512;
const inputMaxPixels = 40_000_000;
const processingMaxSeconds = 15;
const formats = new Set(['jpeg', 'png', 'webp']);

/**
 * A square picture of a person from whatever was uploaded. Everything but the pixels is left behind: no position, no
 * camera, no embedded profile.
 */
export async function toAvatar(bytes: Buffer): Promise<Buffer> {
  try {
    const { format, pages = 1 } = await open(bytes).metadata();
    if (!format || !formats.has(format) || pages > 1) throw new AppError('not_an_image');
    return await open(bytes)
      .autoOrient()
      .resize(avatarPixels, avatarPixels, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: processingMaxSeconds })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('not_an_image', { cause: error });
  }
}

/** The header alone is read first, so a picture with too many pixels is refused before they take memory. */
function open(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: inputMaxPixels, failOn: 'truncated', animated: false, pages: 1 });
}
