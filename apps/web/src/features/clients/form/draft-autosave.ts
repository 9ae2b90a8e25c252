import { isPassingFailure } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/client.ts';
import type { Autosave } from '../../../shared/lib/autosave.ts';
import { createAutosave, fitsKeepalive } from '../../../shared/lib/autosave.ts';

export interface DraftContent {
  /** Only what differs from the client as it is saved. */
  values: Record<string, unknown>;
  step: number;
}

const delayMs = 800;
const retryMs = 8_000;

let latest: Autosave<DraftContent> | null = null;

/** A form that is opened again right away must not find an older draft than it left. */
export const whenDraftsSettled = async (): Promise<void> => latest?.whenSettled();

const isEmpty = ({ values }: DraftContent): boolean => Object.keys(values).length === 0;

export function createDraftAutosave(
  clientId: string | undefined,
  saved: DraftContent,
  savedAt: string | null,
): Autosave<DraftContent> {
  const query = { clientId };
  latest = createAutosave<DraftContent>({
    saved,
    savedAt,
    async save(content) {
      if (isEmpty(content)) {
        await request('DELETE /clients/draft', { query, keepalive: true });
        return null;
      }
      const body = { content: JSON.stringify(content.values), step: content.step };
      const keepalive = fitsKeepalive(body);
      return (await request('PUT /clients/draft', { query, body, keepalive })).result.savedAt;
    },
    isSame: (one, other) => (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other),
    delayMs,
    retryMs,
    isPassing: isPassingFailure,
  });
  return latest;
}
