import type { Language } from '@hearthline/contract/common';
import type { Me } from '@hearthline/contract/users';
import { preferences as preferencesSchema } from '@hearthline/contract/users';
import { nameJobTitle } from '@hearthline/format/vocabulary/person';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText, RichTextEditor } from '../../../shared/editor/rich-text-editor.tsx';
import { escapeHtml } from '../../../shared/lib/escape-html.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import type { EditablePreferences } from '../model/use-preferences.ts';
import { UserAvatar } from './user-avatar.tsx';

interface SignatureSectionProps extends Pick<EditablePreferences, 'preferences' | 'change'> {
  me: Me;
}

const maxLength = preferencesSchema.shape.signature.shape.en.maxLength ?? 0;

function SignaturePreview({ html }: { html: string }) {
  const { t } = useTranslation('users');
  return (
    <figure className="mt-3">
      <figcaption className="mb-1.5 text-xs text-ink-3">{t('signature.previewText')}</figcaption>
      <div className="flex items-center gap-3 rounded-md border border-line bg-inset p-3">
        <UserAvatar size={44} isDecorative />
        <RichText
          html={html}
          className="min-w-0 text-xs break-words text-ink-2 [&_a]:text-info [&_a]:underline [&_strong]:text-sm [&_strong]:text-ink"
        />
      </div>
    </figure>
  );
}

/** A first signature out of what the profile already knows. */
function signatureOfDetails(name: string, role: string, phone: string): string {
  return [name && `<strong>${escapeHtml(name)}</strong>`, escapeHtml(role), escapeHtml(phone)]
    .filter(Boolean)
    .join('<br>');
}

export function SignatureSection({ me, preferences, change }: SignatureSectionProps) {
  const { t } = useTranslation('users');
  const appLanguage = useLanguageStore((state) => state.lan);
  const [language, setLanguage] = useState<Language>(appLanguage);
  const [tooLongHtml, setTooLongHtml] = useState<string | null>(null);
  const html = tooLongHtml ?? preferences.signature[language];
  const languageName = t(language === 'fr' ? 'signature.inFrench' : 'signature.inEnglish');

  function handleChange(next: string) {
    const isTooLong = next.length > maxLength;
    setTooLongHtml(isTooLong ? next : null);
    if (!isTooLong) change({ signature: { ...preferences.signature, [language]: next } });
  }

  function fillDetails() {
    const jobTitle = nameJobTitle(me.jobTitle, { language, title: me.title });
    const role = [jobTitle, me.realtor.brokerageName].filter(Boolean).join(', ');
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
      <RichTextEditor
        key={language}
        format="lines"
        label={t('signature.editorLabel', { language: languageName })}
        isLabelHidden
        placeholder={t('signature.placeholder')}
        value={html}
        onChange={handleChange}
        error={tooLongHtml === null ? undefined : <span role="alert">{t('signature.tooLong')}</span>}
      />
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
