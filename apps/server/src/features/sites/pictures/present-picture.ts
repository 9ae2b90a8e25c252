import type { PictureUse, SitePicture } from '@hearthline/contract/sites';
import type { SignedLinks } from '../../../platform/storage/signed-links.ts';
import type { PictureFiles } from './picture-files.ts';
import type { PictureRow } from './pictures.store.ts';

const linkSeconds = 60 * 60;

export type PresentPicture = (row: PictureRow) => SitePicture;

/** With an address that its agent's browser may use for an hour. */
export const createPicturePresenter =
  ({
    files,
    fileLinks,
    imageApiBase,
  }: {
    files: Pick<PictureFiles, 'keyOf'>;
    fileLinks: Pick<SignedLinks, 'sign'>;
    /** Where browsers ask for pictures. */
    imageApiBase: string;
  }): PresentPicture =>
  ({ agentId, id, use, fileName, width, height, bytes }) => {
    const key = files.keyOf({ agentId, pictureId: id }, 'whole.webp');
    return {
      id,
      use: use as PictureUse,
      fileName,
      width,
      height,
      bytes,
      url: `${imageApiBase}/files/${fileLinks.sign({ key, agentId, seconds: linkSeconds })}`,
    };
  };
