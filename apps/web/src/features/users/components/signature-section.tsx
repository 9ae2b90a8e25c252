import type { Language } from '@hearthline/contract/common';
import type { Me } from '@hearthline/contract/users';
import { preferences as preferencesSchema } from '@hearthline/contract/users';
import type { ClipboardEvent, ComponentProps } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { FieldError } from '../../../shared/ui/field.tsx';
import { FormatToolbar } from '../../../shared/ui/rich-text/format-toolbar.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { cleanSignature, signatureOfDetails } from '../model/signature-html.ts';
import type { EditablePreferences } from '../model/use-preferences.ts';
import { UserAvatar } from './user-avatar.tsx';

interface SignatureSectionProps extends Pick<EditablePreferences, 'preferences' | 'change'> {
  me: Me;
}

const maxLength = preferencesSchema.shape.signature.shape.en.maxLength ?? 0;

function SignaturePreview({ html }: { html: string }) {
  const { t } = useTranslation('users');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text.current) text.current.innerHTML = cleanSignature(html);
  }, [html]);
  return (
    <figure className="mt-3">
      <figcaption className="mb-1.5 text-xs text-ink-3">{t('signature.previewText')}</figcaption>
      <div className="flex items-center gap-3 rounded-md border border-line bg-inset p-3">
        <UserAvatar size={44} isDecorative />
        <div
          ref={text}
          className="min-w-0 text-xs break-words text-ink-2 [&_a]:text-info [&_a]:underline [&_strong]:text-sm [&_strong]:text-ink"
        />
      </div>
    </figure>
  );
}

export function SignatureSection({ me, preferences, change }: SignatureSectionProps) {
  const { t } = useTranslation('users');
  const appLanguage = useLanguageStore((state) => state.lan);
  const [language, setLanguage] = useState<Language>(appLanguage);
  const [tooLongHtml, setTooLongHtml] = useState<string | null>(null);
  const problemId = useId();
  const html = tooLongHtml ?? preferences.signature[language];
  const languageName = t(language === 'fr' ? 'signature.inFrench' : 'signature.inEnglish');

  function handleChange(next: string) {
    const isTooLong = next.length > maxLength;
    setTooLongHtml(isTooLong ? next : null);
    if (!isTooLong) change({ signature: { ...preferences.signature, [language]: next } });
  }

  function fillDetails() {
    const role = [me.jobTitle, me.realtor.brokerageName].filter(Boolean).join(', ');
    handleChange(signatureOfDetails(`${me.firstName} ${me.lastName}`.trim(), role, me.phone));
  }

  return (
    <Card isPadded aria-labelledby="signature-heading">
      <div className="mb-2.5 flex items-center gap-2">
        <h2 id="signature-heading" className="min-w-0 flex-1 text-[15px]/[22px]">
          {t('signature.heading')}
        </h2>
        <Segmented
          size="sm"
          label={t('signature.languageLabel')}
          items={[
            { id: 'en', label: 'EN', name: t('languages.en') },
            { id: 'fr', label: 'FR', name: t('languages.fr') },
          ]}
          value={language}
          onChange={(chosen) => {
            setTooLongHtml(null);
            setLanguage(chosen);
          }}
        />
      </div>
      <SignatureEditor
        key={language}
        label={t('signature.editorLabel', { language: languageName })}
        placeholder={t('signature.placeholder')}
        value={html}
        onChange={handleChange}
        isInvalid={tooLongHtml !== null}
        describedBy={tooLongHtml === null ? undefined : problemId}
      />
      <div role="alert" className="mt-1.5 empty:hidden">
        {tooLongHtml !== null && <FieldError id={problemId}>{t('signature.tooLong')}</FieldError>}
      </div>
      {html === '' ? (
        <Button variant="link" size="sm" className="mt-2.5" onClick={fillDetails}>
          {t('signature.useDetails')}
        </Button>
      ) : (
        <SignaturePreview html={html} />
      )}
    </Card>
  );
}

interface SignatureEditorProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (html: string) => void;
  isInvalid: boolean;
  describedBy?: string;
}

/** A field for a few lines with bold, italic and links. It hands out clean HTML only. */
function SignatureEditor({
  label,
  placeholder,
  value,
  onChange,
  isInvalid,
  describedBy,
}: SignatureEditorProps) {
  const field = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    // Writing into the field while somebody types there would move the caret; their own words come back equal.
    if (field.current && cleanSignature(field.current.innerHTML) !== value) {
      field.current.innerHTML = cleanSignature(value);
    }
  }, [value]);

  function handleInput() {
    if (field.current) onChange(cleanSignature(field.current.innerHTML));
  }

  function handlePaste(event: ClipboardEvent) {
    // Text copied from a page or a word processor brings fonts and colours that do not belong here.
    event.preventDefault();
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
  }

  // Handed over in one piece: linters know this role only as an input or a textarea.
  const attributes: ComponentProps<'div'> = {
    role: 'textbox',
    tabIndex: 0,
    contentEditable: true,
    suppressContentEditableWarning: true,
    'aria-multiline': true,
    'aria-label': label,
    'aria-placeholder': placeholder,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    onInput: handleInput,
    onPaste: handlePaste,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };

  return (
    <div
      data-focused={isFocused || undefined}
      data-invalid={isInvalid || undefined}
      className="control-box rounded-md transition-control"
    >
      <FormatToolbar field={field} onEdited={handleInput} />
      <div className="relative">
        {value === '' && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-3 top-3 text-sm text-placeholder"
          >
            {placeholder}
          </p>
        )}
        <div
          ref={field}
          {...attributes}
          className="min-h-21 p-3 text-md break-words text-ink outline-none md:text-sm [&_a]:text-info [&_a]:underline"
        />
      </div>
    </div>
  );
}
