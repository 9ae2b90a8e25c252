import { guessLanguage } from '@hearthline/domain/listing/text-language';
import { useTranslation } from 'react-i18next';

/** What somebody wrote to the board, as it was written; where it is not in the language of the screen, it says so. */
export function StatedText({ text, className }: { text: string; className?: string }) {
  const { t, i18n } = useTranslation('listings');
  const language = guessLanguage(text);
  const isOther = language !== null && language !== i18n.language;
  return (
    <>
      {isOther ? <p className="text-xs text-ink-3">{t(`detail.onlyIn.${language}`)}</p> : null}
      <p lang={isOther ? language : undefined} translate="no" className={className}>
        {text}
      </p>
    </>
  );
}
