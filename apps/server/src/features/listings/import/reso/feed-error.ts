/** The feed did not do what was asked; the sentence is for the operator. */
export class FeedError extends Error {
  override name = 'FeedError';
  /** Of its answer; undefined where there was none. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }

  /** The server understood the question but cannot answer it in this form. */
  get isUnsupported(): boolean {
    return this.status !== undefined && [400, 404, 405, 413, 414, 415, 422, 501].includes(this.status);
  }
}

export function isUnsupported(error: unknown): error is FeedError {
  return error instanceof FeedError && error.isUnsupported;
}
