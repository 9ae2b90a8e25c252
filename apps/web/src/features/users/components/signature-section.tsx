import type { Language } from '@hearthline/contract/common';
import type { Me } from '@hearthline/contract/users';
import { preferences as preferencesSchema } from '@hearthline/contract/users';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { FieldError } from '../../../shared/ui/field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { cleanSignature, signatureOfDetails } from '../model/signature-html.ts';
import type { EditablePreferences } from '../model/use-preferences.ts';
import { SignatureEditor } from './signature-editor.tsx';
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
