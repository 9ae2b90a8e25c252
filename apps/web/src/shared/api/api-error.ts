import type { ErrorCode, FieldIssue } from '@hearthline/contract/errors';

/** Beside the server's codes: what goes wrong before or without its answer. */
export type ApiErrorCode = ErrorCode | 'network' | 'session_expired' | 'bad_reply' | 'unknown';

interface ApiErrorDetails {
  /** 0 where no answer came. */
  status: number;
  code: ApiErrorCode;
  friendlyMessage?: string;
  fields?: FieldIssue[];
  requestId?: string;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  /** A sentence for the person, in their language; only the server writes it. */
  readonly friendlyMessage: string | undefined;
  readonly fields: readonly FieldIssue[];
  readonly requestId: string | undefined;

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.friendlyMessage ?? `${details.status} ${details.code}`, options);
    this.status = details.status;
    this.code = details.code;
    this.friendlyMessage = details.friendlyMessage;
    this.fields = details.fields ?? [];
    this.requestId = details.requestId;
  }
}

export function networkError(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'network' }, { cause });
}

export function sessionExpiredError(): ApiError {
  return new ApiError({ status: 401, code: 'session_expired' });
}

/** Another try may help: no answer, a fault of the server, or too many calls at once. */
export function isPassingFailure(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** Deleted, or another agent's. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The server keeps listing data back from agents without an active board agreement. */
export function isAgreementMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'agreement_required';
}

export function isSessionExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'session_expired';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A proxy in between may answer with anything, so nothing of the body is taken for granted. */
function parseErrorBody(text: string): Omit<ApiErrorDetails, 'status'> {
  try {
    const body: unknown = JSON.parse(text);
    const error = isRecord(body) && isRecord(body.error) ? body.error : {};
    return {
      code: (textOf(error.code) ?? 'unknown') as ApiErrorCode,
      friendlyMessage: textOf(error.friendlyMessage),
      fields: Array.isArray(error.fields) ? error.fields : undefined,
      requestId: textOf(error.requestId),
    };
  } catch {
    return { code: 'unknown' };
  }
}

/** Only status 200 is success; everything else becomes an ApiError. */
export function parseReply(reply: { status: number; text: string }): unknown {
  if (reply.status !== 200) throw new ApiError({ status: reply.status, ...parseErrorBody(reply.text) });
  try {
    return JSON.parse(reply.text);
  } catch (cause) {
    throw new ApiError({ status: 200, code: 'bad_reply' }, { cause });
  }
}
