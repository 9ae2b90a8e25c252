import type { ReplyOf } from '@hearthline/contract';
import { config } from '../lib/config.ts';
import { useLanguageStore } from '../stores/language-store.ts';
import { networkError, parseReply } from './api-error.ts';
import type { JsonKey, PublicKey, RequestArguments, UploadKey } from './endpoint-address.ts';
import { addressOf } from './endpoint-address.ts';
import type { HttpReply } from './http.ts';
import { jsonHeaders, sendHttp } from './http.ts';
import { session } from './session.ts';

interface CallParts {
  params?: object;
  query?: object;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** Complete by type: these go without token and without the checks of the session. */
const publicKeys: Record<PublicKey, true> = {
  'POST /auth/secure/login': true,
  'POST /auth/secure/forgot-password': true,
  'POST /auth/secure/change-password': true,
  'POST /auth/refresh': true,
  'POST /auth/register': true,
  'POST /auth/confirm-email': true,
  'POST /auth/email-change/confirm': true,
  'POST /auth/email-change/refuse': true,
  'POST /auth/resend-confirmation': true,
  'GET /auth/challenge': true,
  'GET /files/{token}': true,
  'GET /pictures/{token}': true,
  'GET /mailbox': true,
};

function currentHeaders(token?: string): Record<string, string> {
  return jsonHeaders(useLanguageStore.getState().lan, token);
}

/** Calls an endpoint of the contract. Resolves with its reply or throws an ApiError. */
export async function request<K extends JsonKey>(key: K, ...args: RequestArguments<K>): Promise<ReplyOf<K>> {
  const options = (args[0] ?? {}) as CallParts;
  const { method, path } = addressOf(key, options);
  const attempt = (token?: string) =>
    sendHttp({
      method,
      url: config().apiBase + path,
      headers: currentHeaders(token),
      body: options.body,
      signal: options.signal,
      keepalive: options.keepalive,
    });
  // From elsewhere than its own machine, the demo's mailbox opens to those who signed in.
  const goesAlone = key in publicKeys && !(key === 'GET /mailbox' && session.isAuthorized());
  return parseReply(goesAlone ? await attempt() : await session.send(attempt)) as ReplyOf<K>;
}

export interface UploadOptions {
  /** Of the address. */
  params?: object;
  query?: object;
  /** Called with whole percents of the bytes sent. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/** XMLHttpRequest, because fetch cannot tell how much of a body has been sent. */
function sendFile(
  { method, path }: { method: string; path: string },
  file: File,
  token: string,
  { onProgress, signal }: UploadOptions,
): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    call.open(method, new URL(config().apiBase + path, document.baseURI));
    for (const [name, value] of Object.entries(currentHeaders(token))) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100));
    };
    call.onload = () => resolve({ status: call.status, text: call.responseText });
    call.onerror = () => reject(networkError(call));
    call.onabort = () => reject(signal?.reason);
    call.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);

    const form = new FormData();
    form.append('file', file);
    call.send(form);
  });
}

/** Sends one file in the field `file`, under the same session rules as every other call. */
export async function upload<K extends UploadKey>(
  key: K,
  file: File,
  options: UploadOptions = {},
): Promise<ReplyOf<K>> {
  const address = addressOf(key, options);
  const reply = await session.send((token) => sendFile(address, file, token, options));
  return parseReply(reply) as ReplyOf<K>;
}
