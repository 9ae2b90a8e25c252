import type { PageKind } from '../../../platform/pages/page-kind.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { pictureKeyOf } from './own-picture.ts';

const oneDaySeconds = 86_400;

/** Pictures of agents' own in greetings, at their signed addresses. */
export const createGreetingPicturePage = ({ storage }: { storage: Pick<Storage, 'read'> }): PageKind => ({
  kind: 'greetingPicture',
  open: async ({ agentId, subjectId }) => {
    const file = await storage.read(pictureKeyOf(agentId, subjectId)).catch(() => null);
    return file && { bytes: file.bytes, type: 'image/jpeg', maxAgeSeconds: oneDaySeconds };
  },
});
