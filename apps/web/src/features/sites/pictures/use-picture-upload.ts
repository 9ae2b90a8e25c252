import type { PictureUse, SitePicture } from '@hearthline/contract/sites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { upload } from '../../../shared/api/client.ts';
import { libraryDefaults } from '../../../shared/api/query-client.ts';
import { siteDraftOf } from '../model/site-draft.ts';

const mostBytes = 1024 * 1024;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

export type UploadProblem = 'tooLarge' | 'wrongType' | 'failed';

/** What is wrong with a file before it is sent anywhere. */
export function problemOfFile({ size, type }: Pick<File, 'size' | 'type'>): UploadProblem | null {
  if (size > mostBytes) return 'tooLarge';
  return pictureTypes.includes(type) ? null : 'wrongType';
}

function problemOf(error: Error): { kind: UploadProblem; sentence: string | undefined } {
  const { code, friendlyMessage } = error instanceof ApiError ? error : {};
  if (code === 'too_large' || code === 'file_too_large') return { kind: 'tooLarge', sentence: undefined };
  if (code === 'unsupported_media') return { kind: 'wrongType', sentence: friendlyMessage };
  return { kind: 'failed', sentence: friendlyMessage };
}

export interface UploadFault {
  kind: UploadProblem;
  fileName: string;
  /** The server's own words. */
  sentence?: string | undefined;
}

/** Sends a picture; what is wrong with it is said beside its field. */
export function usePictureUpload(use: PictureUse, onPicture: (picture: SitePicture) => void) {
  const client = useQueryClient();
  const [fault, setFault] = useState<UploadFault | null>(null);
  const [percent, setPercent] = useState(0);
  const send = useMutation({
    mutationFn: async (file: File) =>
      (await upload('POST /sites/mine/pictures', file, { query: { use }, onProgress: setPercent })).result,
    ...libraryDefaults,
    meta: { handlesErrors: true },
    onSuccess: (picture) => {
      siteDraftOf(client).notePicture(picture);
      onPicture(picture);
    },
    onError: (error, file) => setFault({ ...problemOf(error), fileName: file.name }),
  });

  return {
    fault,
    /** Whole percents of what is under way; null while nothing is. */
    percent: send.isPending ? percent : null,
    take(file: File | undefined | null) {
      if (!file || send.isPending) return;
      const kind = problemOfFile(file);
      setFault(kind && { kind, fileName: file.name });
      setPercent(0);
      if (kind === null) send.mutate(file);
    },
  };
}
