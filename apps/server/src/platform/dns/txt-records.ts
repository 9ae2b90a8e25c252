import { Resolver } from 'node:dns/promises';

/** What the TXT records of a name say; empty where there are none, null where nobody answered in time. */
export type FindTxtRecords = (name: string) => Promise<string[] | null>;

const timeoutMs = 3_000;
const tries = 2;
const mostRecords = 50;
const absent = new Set(['ENOTFOUND', 'ENODATA']);

export function createTxtLookup(): FindTxtRecords {
  return async (name) => {
    // One of its own each time, so that what was learnt of a name a moment ago is not told again.
    const resolver = new Resolver({ timeout: timeoutMs, tries });
    try {
      const records = await resolver.resolveTxt(name);
      return records.slice(0, mostRecords).map((parts) => parts.join(''));
    } catch (error) {
      return absent.has((error as { code?: string }).code ?? '') ? [] : null;
    }
  };
}
