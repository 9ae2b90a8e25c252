import { ApiError } from '../../../shared/api/api-error.ts';

/** The server's own sentence about what went wrong, if it gave one. */
export function describeFailure(error: unknown): string | undefined {
  return error instanceof ApiError ? error.friendlyMessage : undefined;
}

/** The link was used, is too old or was never ours; another try with it cannot help. */
export function isLinkFailure(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
