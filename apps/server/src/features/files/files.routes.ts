import type { fileEndpoints } from '@hearthline/contract/files';
import type { Handlers } from '../../platform/http/bind.ts';
import type { SignedLinks } from '../../platform/storage/signed-links.ts';
import type { Storage } from '../../platform/storage/storage.ts';

export function createFilesRoutes(deps: {
  storage: Pick<Storage, 'read'>;
  links: Pick<SignedLinks, 'read'>;
}): Handlers<typeof fileEndpoints> {
  return {
    'GET /files/{token}': async ({ params }) => {
      const { key } = deps.links.read(params.token);
      const { bytes, contentType } = await deps.storage.read(key);
      return { content: bytes, contentType, cacheControl: 'private, max-age=300' };
    },
  };
}
