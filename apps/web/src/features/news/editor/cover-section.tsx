import type { Language } from '@hearthline/contract/common';
import type { PlacedPicture, SitePicture } from '@hearthline/contract/sites';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { libraryDefaults } from '../../../shared/api/query-client.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { uploadCover } from '../api/news-api.ts';
import type { PostProblem } from '../model/post-values.ts';
import { limits } from '../model/post-values.ts';
import type { PostDraft } from './use-post-draft.ts';

const mostBytes = 1024 * 1024;
const types = ['image/jpeg', 'image/png', 'image/webp'];

type Refusal = 'tooLarge' | 'wrongType' | 'failed';

function refusalOf(error: Error): Refusal {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'too_large' || code === 'file_too_large') return 'tooLarge';
  return code === 'unsupported_media' ? 'wrongType' : 'failed';
}

interface CoverSectionProps {
  draft: PostDraft;
  language: Language;
  problems: readonly PostProblem[];
  altRef?: Ref<HTMLInputElement>;
}

/** The picture above the words, what of it stays visible, and what it says to those who do not see it. */
export function CoverSection({ draft, language, problems, altRef }: CoverSectionProps) {
  const { t } = useTranslation('news');
  const { value, post, set } = draft;
  const { cover } = value;
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [own, setOwn] = useState<SitePicture | null>(null);
  const send = useMutation({
    mutationFn: uploadCover,
    ...libraryDefaults,
    meta: { handlesErrors: true },
    onSuccess: (picture) => {
      setOwn(picture);
      set({
        cover: { id: picture.id, focus: { x: 0.5, y: 0.5 }, alt: cover?.alt ?? { en: '', fr: '' } },
      });
    },
    onError: (error) => setRefusal(refusalOf(error)),
  });

  function handleFile(file: File | undefined) {
    if (!file) return;
    const found = file.size > mostBytes ? 'tooLarge' : types.includes(file.type) ? null : 'wrongType';
    setRefusal(found);
    if (found === null) send.mutate(file);
  }

  const url = cover && own?.id === cover.id ? own.url : (post?.coverUrl ?? null);
  const isAltMissing = problems.some((each) => each.field === 'alt' && each.language === language);
  return (
    <section aria-labelledby="cover-heading" className="grid gap-2.5 px-5 py-4">
      <h2 id="cover-heading" className="text-[15px]/[22px]">
        {t('cover.title')}
      </h2>
      {cover && url ? (
        <FocusPoint url={url} focus={cover.focus} onChange={(focus) => set({ cover: { ...cover, focus } })} />
      ) : (
        <p className="text-sm text-ink-2">{t('cover.hint')}</p>
      )}
      <input
        ref={input}
        type="file"
        accept={types.join(',')}
        aria-label={t('cover.choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          handleFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<ImagePlus aria-hidden="true" strokeWidth={1.75} />}
          isLoading={send.isPending}
          onClick={() => input.current?.click()}
        >
          {t(cover ? 'cover.change' : 'cover.choose')}
        </Button>
        {cover ? (
          <Button variant="ghost" size="sm" onClick={() => set({ cover: null })}>
            {t('cover.remove')}
          </Button>
        ) : null}
      </div>
      <div role="alert" className="empty:hidden">
        {refusal ? <FieldError id="cover-refusal">{t(`cover.refusal.${refusal}`)}</FieldError> : null}
      </div>
      {cover ? (
        <TextField
          ref={altRef}
          label={t('cover.alt')}
          hint={t('cover.altIn', { language: t(`languages.${language}`) })}
          lang={language}
          isRequired
          maxLength={limits.alt}
          value={cover.alt[language]}
          error={isAltMissing ? t('cover.altMissing') : undefined}
          onChange={(event) =>
            set({ cover: { ...cover, alt: { ...cover.alt, [language]: event.target.value } } })
          }
        />
      ) : null}
    </section>
  );
}

type Focus = PlacedPicture['focus'];

interface FocusPointProps {
  url: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

const axes = [
  { axis: 'x', label: 'cover.focusX', turn: (share: number) => share },
  // The arrow up makes a slider larger, and moves the ring up.
  { axis: 'y', label: 'cover.focusY', turn: (share: number) => Math.round((1 - share) * 100) / 100 },
] as const;

/** A press says what must stay visible; sliders say the same by the keyboard. */
function FocusPoint({ url, focus, onChange }: FocusPointProps) {
  const { t } = useTranslation('news');
  const format = useFormat();

  function handleClick({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
    onChange({ x: share((clientX - left) / width), y: share((clientY - top) / height) });
  }

  return (
    <fieldset className="grid gap-1.5 rounded-[10px] outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <legend className="sr-only">{t('cover.focus')}</legend>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same by the keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same by the keyboard. */}
      <div onClick={handleClick} className="relative cursor-crosshair overflow-hidden rounded-[10px]">
        <img src={url} alt="" className="block h-auto w-full bg-inset" />
        <i
          aria-hidden="true"
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-overlay/40 shadow-md"
        />
      </div>
      {axes.map(({ axis, label, turn }) => (
        <input
          key={axis}
          type="range"
          min={0}
          max={100}
          step={5}
          aria-label={t(label)}
          aria-valuetext={format.percent(focus[axis], 0)}
          value={Math.round(turn(focus[axis]) * 100)}
          onChange={(event) => onChange({ ...focus, [axis]: turn(Number(event.target.value) / 100) })}
          className="sr-only"
        />
      ))}
      <p className="text-xs text-ink-3">{t('cover.focusHint')}</p>
    </fieldset>
  );
}
