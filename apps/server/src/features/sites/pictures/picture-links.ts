import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteImage } from '@hearthline/contract/site-pages';
import type { FocalPoint } from '@hearthline/contract/sites';
import { deriveKey } from '../../../platform/secret.ts';

/** As wide as phones, tablets and screens need it. */
export const pictureWidths = [480, 828, 1280, 1920] as const;

/** What of a picture can be asked for: a width, all of it, and the forms that mails, cards and tabs of browsers want. */
export const pictureFiles = [
  ...pictureWidths.map((width) => `${width}.webp` as const),
  'whole.webp',
  'card.jpg',
  'icon.png',
] as const;
export type PictureFile = (typeof pictureFiles)[number];

export const picturesPath = '/site-pictures';

export interface NamedPicture {
  agentId: string;
  pictureId: string;
}

const idBytesLength = 16;
const signatureBytes = 16;

/**
 * Addresses of pictures that anybody may see. They carry a signature in place of a permission, so that nobody finds one
 * by trying, and stay the same, so that whoever has it keeps it.
 */
export function createPictureLinks({ secret }: { secret: string }) {
  const key = deriveKey(secret, 'site pictures');
  const sign = (payload: Buffer) =>
    createHmac('sha256', key).update(payload).digest().subarray(0, signatureBytes);
  const urlOf = ({ agentId, pictureId }: NamedPicture, file: PictureFile): string => {
    const payload = Buffer.concat([idBytes(agentId), idBytes(pictureId)]);
    return `${picturesPath}/${Buffer.concat([payload, sign(payload)]).toString('base64url')}/${file}`;
  };
  return {
    urlOf,
    /** Null for what we did not sign. */
    verify: (token: string): NamedPicture | null => {
      const bytes = Buffer.from(token.slice(0, 200), 'base64url');
      if (bytes.length !== 2 * idBytesLength + signatureBytes || bytes.toString('base64url') !== token)
        return null;
      const payload = bytes.subarray(0, 2 * idBytesLength);
      if (!timingSafeEqual(sign(payload), bytes.subarray(2 * idBytesLength))) return null;
      return {
        agentId: idText(payload.subarray(0, idBytesLength)),
        pictureId: idText(payload.subarray(idBytesLength)),
      };
    },
    /** With all its widths, for a page. */
    describe: (
      picture: NamedPicture & { width: number; height: number },
      { alt, focus }: { alt: string; focus: FocalPoint },
    ): SiteImage => ({
      sources: [
        ...pictureWidths
          .filter((width) => width < picture.width)
          .map((width) => ({ url: urlOf(picture, `${width}.webp`), width })),
        { url: urlOf(picture, 'whole.webp'), width: picture.width },
      ],
      width: picture.width,
      height: picture.height,
      alt,
      focus: { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) },
    }),
  };
}

export type PictureLinks = ReturnType<typeof createPictureLinks>;

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idText = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
