import type { ClientImport } from '@hearthline/contract/client-import';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UploadOptions } from '../../../shared/api/client.ts';
import { request, upload } from '../../../shared/api/client.ts';
import { libraryDefaults } from '../../../shared/api/query-client.ts';
import type { FileProblem } from './import-file.ts';
import { countParts, cutPart, findFileProblem, partBytes } from './import-file.ts';

export type FileUpload =
  | { kind: 'idle' }
  | { kind: 'sending'; fileName: string; sentBytes: number; totalBytes: number }
  | { kind: 'reading'; fileName: string }
  | { kind: 'refused'; problem: FileProblem };

const nameLength = 200;

/** Sends a file in parts and has it read; what comes of it is handed on. */
export function useFileUpload(onRead: (found: ClientImport) => void) {
  const [state, setState] = useState<FileUpload>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  const { mutateAsync: sendPart } = useMutation({
    mutationFn: ({ file, ...options }: UploadOptions & { file: File }) =>
      upload('POST /clients/imports/{id}/parts/{part}', file, options),
    ...libraryDefaults,
    meta: { handlesErrors: true },
  });

  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File, signal: AbortSignal): Promise<ClientImport> {
    const body = { fileName: file.name.slice(-nameLength), bytes: file.size };
    const { id } = (await request('POST /clients/imports', { body, signal })).result;
    const forget = () => void request('DELETE /clients/imports/{id}', { params: { id } }).catch(() => {});
    signal.addEventListener('abort', forget, { once: true });
    const note = (sentBytes: number) => {
      if (!signal.aborted)
        setState({ kind: 'sending', fileName: file.name, sentBytes, totalBytes: file.size });
    };
    for (let part = 0; part < countParts(file.size); part += 1) {
      const piece = cutPart(file, part);
      const onProgress = (percent: number) => note(part * partBytes + (piece.size * percent) / 100);
      await sendPart({ file: piece, params: { id, part }, signal, onProgress });
    }
    setState({ kind: 'reading', fileName: file.name });
    const found = (await request('POST /clients/imports/{id}/read', { params: { id }, signal })).result;
    signal.removeEventListener('abort', forget);
    return found;
  }

  async function start(file: File): Promise<void> {
    const problem = findFileProblem(file);
    if (problem) return setState({ kind: 'refused', problem });
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ kind: 'sending', fileName: file.name, sentBytes: 0, totalBytes: file.size });
    try {
      const found = await send(file, signal);
      if (signal.aborted) return;
      setState(found.failure ? { kind: 'refused', problem: found.failure } : { kind: 'idle' });
      if (!found.failure) onRead(found);
    } catch {
      if (!signal.aborted) setState({ kind: 'refused', problem: 'failed' });
    }
  }

  function stop(): void {
    running.current?.abort();
    setState({ kind: 'idle' });
  }

  return { state, start, stop };
}
