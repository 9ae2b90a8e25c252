import type { Language } from '@hearthline/contract/common';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { Both } from '../model/field-parts.ts';
import { setIn } from '../model/field-parts.ts';
import { useBuilderLanguage } from '../model/use-builder-language.ts';

interface BothFieldProps {
  /** By which a link of the publish gate finds it. */
  field: string;
  label: string;
  texts: Both;
  most: number;
  isRequired?: boolean;
  /** More than one line of it is shown. */
  rows?: number;
  /** Under the field the other language is either quoted or only said to be there. */
  otherAs?: 'text' | 'state';
  /** The texts, and in which language they were changed. */
  onChange: (texts: Both, language: Language) => void;
}

/** A text in the language that is open, how long it may be, and what stands in the other one. */
export function BothField({
  field,
  label,
  texts,
  most,
  isRequired,
  rows,
  otherAs = 'text',
  onChange,
}: BothFieldProps) {
  const { t } = useTranslation('sites');
  const { language, other } = useBuilderLanguage();
  const text = texts[language];
  const otherText = texts[other].trim();
  const otherName = t(`languages.${other}`);
  const hint = (
    <span className="flex justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">
        {otherText === ''
          ? t('both.missing', { language: otherName })
          : otherAs === 'state'
            ? t('both.ready', { language: otherName })
            : t('both.text', { language: otherName, text: otherText })}
      </span>
      <span className="flex-none font-tabular">{t('both.count', { count: text.length, most })}</span>
    </span>
  );
  const shared = {
    label,
    isRequired,
    hint,
    lang: language,
    maxLength: most,
    value: text,
  };
  const handle = (next: string) => onChange(setIn(texts, language, next), language);
  return (
    <div data-field={field}>
      {rows === undefined ? (
        <TextField {...shared} autoComplete="off" onChange={(event) => handle(event.target.value)} />
      ) : (
        <TextArea {...shared} rows={rows} onChange={(event) => handle(event.target.value)} />
      )}
    </div>
  );
}
