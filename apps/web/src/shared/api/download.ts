import { config } from '../lib/config.ts';
import { useLanguageStore } from '../stores/language-store.ts';
import { networkError, parseReply } from './api-error.ts';
import type { BinaryKey, RequestArguments } from './endpoint-address.ts';
import { addressOf } from './endpoint-address.ts';
import { jsonHeaders } from './http.ts';
import { session } from './session.ts';

interface DownloadParts {
  params?: object;
  query?: object;
  body?: unknown;
  signal?: AbortSignal;
}

interface FileReply {
  status: number;
  file: Blob;
}

/** XMLHttpRequest, because it counts the bytes while it gathers them into a file. */
function receiveFile(
  { method, path }: { method: string; path: string },
  token: string,
  { body, signal }: DownloadParts,
  onProgress?: (bytes: number) => void,
): Promise<FileReply> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    call.open(method, new URL(config().apiBase + path, document.baseURI));
    call.responseType = 'blob';
    const headers = { ...jsonHeaders(useLanguageStore.getState().lan, token), Accept: '*/*' };
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.onprogress = ({ loaded }) => onProgress?.(loaded);
    call.onload = () => resolve({ status: call.status, file: call.response as Blob });
    call.onerror = () => reject(networkError(call));
    call.onabort = () => reject(signal?.reason);
    call.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    if (body === undefined) return call.send();
    call.setRequestHeader('Content-Type', 'application/json');
    call.send(JSON.stringify(body));
  });
}

/** Fetches a file under the same session rules as every other call. */
export async function download<K extends BinaryKey>(
  key: K,
  options: NonNullable<RequestArguments<K>[0]>,
  onProgress?: (bytes: number) => void,
): Promise<Blob> {
  const parts = options as DownloadParts;
  const address = addressOf(key, parts);
  const { status, file } = await session.send((token) => receiveFile(address, token, parts, onProgress));
  if (status !== 200) parseReply({ status, text: await file.text() });
  return file;
}
