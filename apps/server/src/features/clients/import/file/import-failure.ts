import type { ImportFailure } from '@hearthline/contract/client-import';

/** The file itself is at fault; the agent is told by the code, and nothing was written. */
export class FileFailure extends Error {
  readonly failure: ImportFailure;

  constructor(failure: ImportFailure) {
    super(`The file cannot be imported: ${failure}`);
    this.name = 'FileFailure';
    this.failure = failure;
  }
}
