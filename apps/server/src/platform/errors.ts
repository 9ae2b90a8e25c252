import type { Language } from '@hearthline/contract/common';
import type { ErrorCode, FieldIssue } from '@hearthline/contract/errors';

interface AppErrorOptions {
  fields?: FieldIssue[];
  /** What the person reads in place of the sentence of the code, where that cannot name what matters. */
  texts?: Record<Language, string>;
  cause?: unknown;
}

/** A failure that the caller can understand; everything else is answered as `internal` and logged with its stack. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldIssue[] | undefined;
  readonly texts: Record<Language, string> | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.texts = options.texts;
  }
}
