import type { fileEndpoints } from '@hearthline/contract/files';
import type { Handlers } from '../../platform/http/bind.ts';
import type { SignedLinks } from '../../platform/storage/signed-links.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** Stored files by the links that other features signed. */
export function createFiles(deps: {
  storage: Pick<Storage, 'read'>;
  fileLinks: Pick<SignedLinks, 'verify'>;
}) {
  const routes: Handlers<typeof fileEndpoints> = {
    'GET /files/{token}': async ({ params }) => {
      const { key } = deps.fileLinks.verify(params.token);
      const { bytes, contentType } = await deps.storage.read(key);
      return { content: bytes, contentType, cacheControl: 'private, max-age=300' };
    },
  };
  return { routes };
}
