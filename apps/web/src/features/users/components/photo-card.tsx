import type { Me } from '@hearthline/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { UploadOptions } from '../../../shared/api/client.ts';
import { upload } from '../../../shared/api/client.ts';
import { libraryDefaults, showRequestError } from '../../../shared/api/query-client.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { FieldError } from '../../../shared/ui/field.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { refreshAvatar } from '../api/user-mutations.ts';
import type { AvatarProblem } from '../model/avatar-file.ts';
import { avatarProblemOfCode, avatarTypes, findAvatarProblem } from '../model/avatar-file.ts';
import { UserAvatar } from './user-avatar.tsx';

export function PhotoCard({ me }: { me: Me }) {
  const { t } = useTranslation('users');
  const { state, start, cancel } = useAvatarUpload();
  const input = useRef<HTMLInputElement>(null);
  const about = [me.jobTitle, me.realtor.brokerageName].filter(Boolean).join(', ');

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file can be picked again after an error only when the input forgets it.
    event.target.value = '';
    if (file) void start(file);
  }

  return (
    <Card className="overflow-hidden">
      <div className="h-19 bg-[linear-gradient(100deg,var(--ember-a),var(--ember-b)_52%,var(--ember-c))]" />
      <div className="-mt-[54px] px-5 pb-5">
        <AvatarRing percent={state.kind === 'sending' ? state.percent : null} />
        <h2 className="mt-3 break-words">{`${me.firstName} ${me.lastName}`.trim()}</h2>
        {about && <p className="text-sm break-words text-ink-2">{about}</p>}
        <div className="mt-4 border-t border-line pt-4">
          <input
            ref={input}
            type="file"
            accept={avatarTypes.join(',')}
            aria-label={t('photo.change')}
            tabIndex={-1}
            className="sr-only"
            onChange={handlePick}
          />
          {state.kind === 'sending' ? (
            <UploadProgress upload={state} onCancel={cancel} />
          ) : (
            <Button
              variant="secondary"
              fullWidth
              icon={<Camera aria-hidden="true" strokeWidth={1.75} />}
              aria-describedby="photo-hint photo-problem"
              onClick={() => input.current?.click()}
            >
              {t('photo.change')}
            </Button>
          )}
          <div role="alert" className="mt-2 empty:hidden">
            {state.kind === 'refused' && (
              <FieldError id="photo-problem">{t(`photo.${state.problem}`)}</FieldError>
            )}
          </div>
          <p role="status" className="sr-only">
            {state.kind === 'done' && t('photo.updated')}
          </p>
        </div>
        <p id="photo-hint" className="mt-3.5 text-xs text-ink-3">
          {t('photo.hint')}
        </p>
      </div>
    </Card>
  );
}

const radius = 50;
const circumference = 2 * Math.PI * radius;

/** The picture in its ring; while a new one is sent the ring fills and the percent stands over the dimmed picture. */
function AvatarRing({ percent }: { percent: number | null }) {
  const format = useFormat();
  return (
    <div className="relative size-27">
      <svg viewBox="0 0 108 108" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="54" cy="54" r="54" className="fill-surface" />
        {percent !== null && (
          <>
            <circle cx="54" cy="54" r={radius} fill="none" strokeWidth="4" className="stroke-line-strong" />
            <circle
              cx="54"
              cy="54"
              r={radius}
              fill="none"
              strokeWidth="4"
              strokeLinecap="round"
              strokeDasharray={`${(circumference * percent) / 100} ${circumference}`}
              className="stroke-brand transition-[stroke-dasharray] duration-(--dur-base)"
            />
          </>
        )}
      </svg>
      <div className={percent === null ? 'absolute inset-1' : 'absolute inset-2 opacity-45'}>
        <UserAvatar size={percent === null ? 100 : 92} isDecorative />
      </div>
      {percent !== null && (
        <b
          aria-hidden="true"
          className="absolute inset-0 grid place-items-center text-xl font-semibold tracking-tight text-ink"
        >
          {format.percent(percent / 100, 0)}
        </b>
      )}
    </div>
  );
}

interface UploadProgressProps {
  upload: { fileName: string; totalBytes: number; percent: number };
  onCancel: () => void;
}

function UploadProgress({ upload, onCancel }: UploadProgressProps) {
  const { t } = useTranslation(['users', 'common']);
  const format = useFormat();
  const kilobytes = (bytes: number) => format.number(Math.round(bytes / 1024));

  return (
    <ProgressBar
      label={upload.fileName}
      value={upload.percent}
      hint={
        <span className="flex items-center justify-between gap-3">
          {t('photo.progress', {
            sent: kilobytes((upload.totalBytes * upload.percent) / 100),
            total: kilobytes(upload.totalBytes),
          })}
          <Button variant="link" size="sm" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        </span>
      }
    />
  );
}

type AvatarUpload =
  | { kind: 'idle' }
  | { kind: 'sending'; fileName: string; totalBytes: number; percent: number }
  | { kind: 'done' }
  | { kind: 'refused'; problem: AvatarProblem };

function useAvatarUpload() {
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
