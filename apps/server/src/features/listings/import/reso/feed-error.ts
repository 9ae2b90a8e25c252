/** The server says that it has no such thing, or none for us; anything else may be otherwise tomorrow. */
const absentStatuses = [400, 401, 403, 404, 405, 410, 501];
const unsupportedStatuses = [400, 403, 404, 405, 413, 414, 415, 422, 500, 501];

/** The feed did not do what was asked; the sentence is for the operator. */
export class FeedError extends Error {
  override name = 'FeedError';
  /** Of its answer; undefined where there was none. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }

  /** The server cannot or may not answer the question in this form; some say so by breaking down over it. */
  get isUnsupported(): boolean {
    return this.status !== undefined && unsupportedStatuses.includes(this.status);
  }
}

export function isAbsent(error: unknown): error is FeedError {
  return error instanceof FeedError && error.status !== undefined && absentStatuses.includes(error.status);
}

export function isUnsupported(error: unknown): error is FeedError {
  return error instanceof FeedError && error.isUnsupported;
}

/** Not a fault: the run has used up its time, and all that was read is stored. */
export class FeedPause extends Error {
  override name = 'FeedPause';
}

/** Another process is at work on the feed. */
export class FeedBusyError extends FeedError {
  override name = 'FeedBusyError';
}
