import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { UploadOptions } from '../../../shared/api/client.ts';
import { upload } from '../../../shared/api/client.ts';
import { libraryDefaults, showRequestError } from '../../../shared/api/query-client.ts';
import { refreshAvatar } from '../api/user-mutations.ts';
import type { AvatarProblem } from './avatar-file.ts';
import { avatarProblemOfCode, findAvatarProblem } from './avatar-file.ts';

export type AvatarUpload =
  | { kind: 'idle' }
  | { kind: 'sending'; fileName: string; totalBytes: number; percent: number }
  | { kind: 'done' }
  | { kind: 'refused'; problem: AvatarProblem };

export function useAvatarUpload() {
  const queryClient = useQueryClient();
  const [state, setState] = useState<AvatarUpload>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  const sending = useMutation({
    mutationFn: ({ file, ...options }: UploadOptions & { file: File }) =>
      upload('POST /users/profile/avatar', file, options),
    ...libraryDefaults,
    meta: { handlesErrors: true },
  });

  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    const problem = findAvatarProblem(file);
    if (problem) return setState({ kind: 'refused', problem });

    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const progress = (percent: number) => {
      if (signal.aborted) return;
      setState({ kind: 'sending', fileName: file.name, totalBytes: file.size, percent });
    };
    progress(0);
    try {
      await sending.mutateAsync({ file, onProgress: progress, signal });
      await refreshAvatar(queryClient);
      if (!signal.aborted) setState({ kind: 'done' });
    } catch (error) {
      if (signal.aborted) return;
      const code = error instanceof ApiError ? error.code : undefined;
      const refused = avatarProblemOfCode(code);
      if (refused === 'failed') showRequestError(error);
      setState({ kind: 'refused', problem: refused });
    }
  }

  function cancel() {
    running.current?.abort();
    setState({ kind: 'idle' });
  }

  return { state, start, cancel };
}
