import type { ErrorCode, FieldIssue } from '@hearthline/contract/errors';

/** A failure that the caller can understand; everything else is answered as `internal` and logged with its stack. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldIssue[] | undefined;

  constructor(code: ErrorCode, options: { fields?: FieldIssue[]; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
  }
}
