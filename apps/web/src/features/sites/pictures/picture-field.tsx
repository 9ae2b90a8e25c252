import type { PictureUse, PlacedPicture, SitePicture } from '@hearthline/contract/sites';
import { siteLimits } from '@hearthline/contract/sites';
import { ImagePlus } from 'lucide-react';
import type { ClipboardEvent, DragEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError, labelClass } from '../../../shared/ui/field.tsx';
import { BothField } from '../parts/both-field.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { FocalRing } from './focal-ring.tsx';
import type { UploadFault } from './use-picture-upload.ts';
import { pictureTypes, usePictureUpload } from './use-picture-upload.ts';

interface PictureFieldProps {
  use: PictureUse;
  label: string;
  /** What stands there without one. */
  emptyText: string;
  placed: PlacedPicture | null;
  /** Missing while it is on its way. */
  picture: SitePicture | undefined;
  /** `field` tells changes apart that are taken back together. */
  onChange: (placed: PlacedPicture | null, field?: string) => void;
}

const kilobyte = 1024;
const middle = { x: 0.5, y: 0.5 };
const noAlt = { en: '', fr: '' };
/** These are shown whole, so there is nothing that has to stay visible. */
const whole: readonly PictureUse[] = ['logo', 'favicon'];

/** A picture of the agent's: by button, dropped or pasted; cut, with what must stay visible and with words for it. */
export function PictureField({ use, label, emptyText, placed, picture, onChange }: PictureFieldProps) {
  const { t } = useTranslation('sites');
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  // What can be done with a picture goes with it, and the other way round.
  const chooser = useLostFocus<HTMLButtonElement>(placed === null);
  const [isOver, setOver] = useState(false);
  const [isCropping, setCropping] = useState(false);
  const { take, fault, percent } = usePictureUpload(use, ({ id }) =>
    onChange({ id, focus: middle, alt: noAlt }),
  );

  const drop = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
    onPaste(event: ClipboardEvent) {
      const [file] = event.clipboardData.files;
      if (!file) return;
      event.preventDefault();
      take(file);
    },
  };

  return (
    <div {...drop} className="flex flex-col gap-1.5">
      <span id={labelId} className={classNames(labelClass, 'self-start')}>
        {label}
      </span>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        aria-labelledby={labelId}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div
        data-field={use === 'hero' || use === 'about' ? 'picture' : use}
        className={classNames(
          'flex flex-col gap-1.5 rounded-md',
          isOver && 'outline-2 outline-offset-4 outline-focus',
        )}
      >
        {placed && picture ? (
          <Chosen
            use={use}
            placed={placed}
            picture={picture}
            onFocus={(focus) => onChange({ ...placed, focus }, `${use}.focus`)}
          />
        ) : null}
        {placed ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PictureFacts picture={picture} />
            <Button
              ref={chooser}
              variant="link"
              size="sm"
              isLoading={percent !== null}
              onClick={() => input.current?.click()}
            >
              {t('picture.replace')}
            </Button>
            {picture ? (
              <Button variant="link" size="sm" className="text-ink-2!" onClick={() => setCropping(true)}>
                {t('picture.crop')}
              </Button>
            ) : null}
            <Button variant="link" size="sm" className="text-ink-2!" onClick={() => onChange(null)}>
              {t('picture.remove')}
            </Button>
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-3 rounded-md border border-dashed border-line-control px-3.5 py-3">
            <p className="min-w-36 flex-1 text-xs text-ink-2">{emptyText}</p>
            <Button
              ref={chooser}
              variant="secondary"
              size="sm"
              icon={<ImagePlus aria-hidden="true" strokeWidth={1.75} />}
              isLoading={percent !== null}
              onClick={() => input.current?.click()}
            >
              {t('picture.choose')}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="text-xs text-ink-3 empty:hidden">
        {percent === null ? '' : t('picture.sending', { percent })}
      </p>
      <div role="alert" className="empty:hidden">
        {fault && percent === null ? <Fault fault={fault} /> : null}
      </div>
      {placed && use !== 'favicon' ? (
        <BothField
          field={`${use}.alt`}
          label={t('picture.alt')}
          texts={placed.alt}
          most={siteLimits.alt}
          rows={2}
          otherAs="state"
          onChange={(alt, language) => onChange({ ...placed, alt }, `${use}.alt.${language}`)}
        />
      ) : null}
      {picture && placed && isCropping ? (
        <CropDialog
          key={picture.id}
          picture={picture}
          isOpen
          onClose={() => setCropping(false)}
          onPicture={({ id }) => onChange({ ...placed, id, focus: middle })}
        />
      ) : null}
    </div>
  );
}

function Fault({ fault: { kind, fileName, sentence } }: { fault: UploadFault }) {
  const { t } = useTranslation('sites');
  return (
    <FieldError id="picture-fault">
      {t('picture.notAdded', { name: fileName })} {sentence ?? t(`picture.faults.${kind}`)}
    </FieldError>
  );
}

function PictureFacts({ picture }: { picture: SitePicture | undefined }) {
  const { t } = useTranslation('sites');
  const format = useFormat();
  if (!picture) return <span className="min-w-0 flex-1 text-xs text-ink-3">{t('picture.loading')}</span>;
  const { fileName, width, height, bytes } = picture;
  const weight =
    bytes < kilobyte * kilobyte
      ? t('picture.kilobytes', { size: format.number(Math.max(1, Math.round(bytes / kilobyte))) })
      : t('picture.megabytes', { size: format.number(Math.round((bytes / kilobyte / kilobyte) * 10) / 10) });
  return (
    <span className="min-w-0 flex-1 text-xs text-ink-3 wrap-anywhere">
      {fileName} · {t('picture.pixels', { width: format.number(width), height: format.number(height) })},{' '}
      {weight}
    </span>
  );
}

interface ChosenProps {
  use: PictureUse;
  placed: PlacedPicture;
  picture: SitePicture;
  onFocus: (focus: PlacedPicture['focus']) => void;
}

function Chosen({ use, placed, picture, onFocus }: ChosenProps) {
  if (!whole.includes(use)) return <FocalRing picture={picture} focus={placed.focus} onFocus={onFocus} />;
  return (
    <div className="grid place-items-center rounded-md border border-line bg-inset p-4">
      <img
        src={picture.url}
        alt=""
        className={use === 'favicon' ? 'size-16 object-contain' : 'max-h-24 max-w-full object-contain'}
      />
    </div>
  );
}
