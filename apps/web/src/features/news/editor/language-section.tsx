import type { Language } from '@hearthline/contract/common';
import type { NewsText } from '@hearthline/contract/news';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { escapeHtml } from '../../../shared/lib/escape-html.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { MailFrame } from '../../../shared/ui/mail-frame.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { isBegun, otherLanguage, postLanguages, writtenParts } from '../model/post-values.ts';
import type { PostDraft } from './use-post-draft.ts';

const allParts = 3;

interface LanguageSectionProps {
  draft: PostDraft;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** How far the other language is. */
export function LanguageSection({ draft, language, onLanguage }: LanguageSectionProps) {
  const { t } = useTranslation('news');
  const [isComparing, setComparing] = useState(false);
  const { value, post, set } = draft;
  const other = otherLanguage(language);
  const written = writtenParts(value.texts[other]);
  const name = t(`languages.${other}`);
  const canCopy = written === 0 && isBegun(value.texts[language]);
  const isOlder = written > 0 && post?.olderLanguage === other;
  const text =
    written === 0
      ? t('other.none', { language: name })
      : isOlder
        ? t('other.older', { language: name })
        : written < allParts
          ? t('other.part')
          : t('other.whole');
  return (
    <section aria-labelledby="other-heading" className="grid gap-2 px-5 py-4">
      <div className="flex items-center gap-2">
        <h2 id="other-heading" className="flex-1 text-[15px]/[22px]">
          {name}
        </h2>
        <Tag tone={isOlder ? 'warning' : written === allParts ? 'success' : 'neutral'}>
          {t('other.parts', { count: written, all: allParts })}
        </Tag>
      </div>
      <p className="text-sm text-ink-2">
        {text}{' '}
        {written > 0 ? (
          <Button variant="link" aria-haspopup="dialog" onClick={() => setComparing(true)}>
            {t('other.compare')}
          </Button>
        ) : null}
      </p>
      {canCopy ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            set({ texts: { ...value.texts, [other]: value.texts[language] } });
            onLanguage(other);
          }}
        >
          {t('other.begin', { language: t(`languages.${language}`) })}
        </Button>
      ) : null}
      <Modal isOpen={isComparing} onOpenChange={setComparing} size="lg" title={t('other.compareTitle')}>
        <div className="grid gap-4 md:grid-cols-2">
          {postLanguages.map((each) => (
            <figure key={each} className="grid gap-2">
              <figcaption className="text-sm font-medium">{t(`ownNames.${each}`)}</figcaption>
              <MailFrame
                title={t('other.frame', { language: t(`languages.${each}`) })}
                html={documentOf(value.texts[each], each)}
                className="h-[min(60vh,520px)] w-full rounded-[10px] border! border-line-strong!"
              />
            </figure>
          ))}
        </div>
      </Modal>
    </section>
  );
}

/** Braces and all: what is filled in is the same in both. */
const documentOf = ({ title, summary, body }: NewsText, language: Language): string =>
  `<!doctype html><html lang="${language}"><head></head><body style="font:15px/24px Helvetica,Arial,sans-serif;padding:8px 16px"><h1 style="font-size:22px;line-height:28px">${escapeHtml(title)}</h1><p style="color:#555">${escapeHtml(summary)}</p>${body}</body></html>`;
