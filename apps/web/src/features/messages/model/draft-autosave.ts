import { isPassingFailure } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/client.ts';
import type { Autosave } from '../../../shared/lib/autosave.ts';
import { createAutosave, fitsKeepalive } from '../../../shared/lib/autosave.ts';

const delayMs = 800;
const retryMs = 8_000;

let latest: Autosave<string | null> | null = null;

/** A mail that is opened again right away must not find an older draft than it left. */
export const whenDraftsSettled = async (): Promise<void> => latest?.whenSettled();

/** Keeps the mail on the server while it is written; null where there is nothing worth keeping. */
export function createDraftAutosave(saved: string | null, savedAt: string | null): Autosave<string | null> {
  latest = createAutosave<string | null>({
    saved,
    savedAt,
    async save(content) {
      if (content === null) {
        await request('DELETE /mailings/draft', { keepalive: true });
        return null;
      }
      const body = { content };
      const keepalive = fitsKeepalive(body);
      return (await request('PUT /mailings/draft', { body, keepalive })).result.savedAt;
    },
    delayMs,
    retryMs,
    isPassing: isPassingFailure,
  });
  return latest;
}
