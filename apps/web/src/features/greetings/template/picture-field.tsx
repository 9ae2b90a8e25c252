import type { GreetingDesign, GreetingTemplate } from '@hearthline/contract/greetings';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { upload } from '../../../shared/api/client.ts';
import { libraryDefaults } from '../../../shared/api/query-client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { TemplateForm } from './use-template-form.ts';

const mostBytes = 1024 * 1024;
const altMost = 160;
const types = ['image/jpeg', 'image/png', 'image/webp'];

interface PictureFieldProps {
  form: TemplateForm;
  design: GreetingDesign;
}

/** A picture of the agent's own in place of the drawn one, told in both languages for those who do not see it. */
export function PictureField({ form, design }: PictureFieldProps) {
  const { t } = useTranslation('greetings');
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'tooLarge' | 'wrongType' | 'failed' | null>(null);
  const { picture } = form;
  const send = useMutation({
    mutationFn: async (file: File) => (await upload('POST /greetings/pictures', file)).result,
    ...libraryDefaults,
    meta: { handlesErrors: true },
    onSuccess: (kept) =>
      form.set({ picture: { ...kept, altEn: picture?.altEn ?? '', altFr: picture?.altFr ?? '' } }),
    onError: (error) => setProblem(problemOf(error)),
  });

  function handleFile(file: File | undefined) {
    if (!file) return;
    const found = file.size > mostBytes ? 'tooLarge' : types.includes(file.type) ? null : 'wrongType';
    setProblem(found);
    if (found === null) send.mutate(file);
  }

  return (
    <section aria-labelledby="picture-title" className="rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-48 flex-1">
          <h2 id="picture-title" className="text-sm">
            {t('picture.title')}
          </h2>
          <p className="text-xs text-ink-3">{t('picture.hint')}</p>
        </div>
        <input
          ref={input}
          type="file"
          accept={types.join(',')}
          aria-label={t('picture.choose')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            handleFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button
          variant="secondary"
          size="sm"
          icon={<ImagePlus aria-hidden="true" />}
          isLoading={send.isPending}
          onClick={() => input.current?.click()}
        >
          {t(picture ? 'picture.change' : 'picture.choose')}
        </Button>
        {picture ? (
          <Button variant="ghost" size="sm" onClick={() => form.set({ picture: null })}>
            {t('picture.remove', { design: design.name })}
          </Button>
        ) : null}
      </div>
      <div role="alert" className="mt-2 empty:hidden">
        {problem ? <FieldError id="picture-problem">{t(`picture.${problem}`)}</FieldError> : null}
      </div>
      {picture ? <Alts form={form} picture={picture} /> : null}
    </section>
  );
}

function problemOf(error: Error): 'tooLarge' | 'wrongType' | 'failed' {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'too_large' || code === 'file_too_large') return 'tooLarge';
  return code === 'unsupported_media' ? 'wrongType' : 'failed';
}

interface AltsProps {
  form: TemplateForm;
  picture: NonNullable<GreetingTemplate['picture']>;
}

function Alts({ form, picture }: AltsProps) {
  const { t } = useTranslation('greetings');
  return (
    <div className="mt-3.5 grid gap-3.5 sm:grid-cols-[160px_1fr]">
      <img src={picture.url} alt="" className="aspect-3/2 w-full rounded-md object-cover" />
      <div className="grid gap-3">
        {(['altEn', 'altFr'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`picture.${field}`)}
            isRequired
            maxLength={altMost}
            value={picture[field]}
            error={form.wasTried && picture[field].trim() === '' ? t('picture.altMissing') : undefined}
            onChange={(event) => form.set({ picture: { ...picture, [field]: event.target.value } })}
          />
        ))}
      </div>
    </div>
  );
}
