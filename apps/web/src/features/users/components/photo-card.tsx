import type { Me } from '@hearthline/contract/users';
import { Camera } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { FieldError } from '../../../shared/ui/field.tsx';
import { avatarTypes } from '../model/avatar-file.ts';
import { useAvatarUpload } from '../model/use-avatar-upload.ts';
import { AvatarRing } from './avatar-ring.tsx';
import { UploadProgress } from './upload-progress.tsx';

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
