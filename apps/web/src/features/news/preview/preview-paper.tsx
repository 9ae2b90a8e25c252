import type { Language } from '@hearthline/contract/common';
import type { NewsPreview } from '@hearthline/contract/news';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ScaledMailFrame } from '../../../shared/ui/mail-frame.tsx';

interface PreviewPaperProps {
  preview: NewsPreview;
  language: Language;
  /** Between the title and the words, as who writes to whom. */
  line?: string | undefined;
  className?: string;
}

/** White in both themes, as most programs show mail. */
export function PreviewPaper({ preview, language, line, className }: PreviewPaperProps) {
  const { t } = useTranslation('news');
  return (
    <div
      className={classNames(
        'flex flex-col overflow-hidden rounded-[14px] border border-line-strong bg-white text-black',
        className,
      )}
    >
      <div lang={language} className="border-b border-black/10 px-5 py-3.5">
        <b className="block text-[15px]/6 font-semibold text-balance wrap-anywhere">{preview.subject}</b>
        {line ? <span className="text-xs text-black/65">{line}</span> : null}
      </div>
      <ScaledMailFrame
        title={t('preview.frame', { title: preview.subject })}
        html={preview.html}
        frameWidth={null}
      />
    </div>
  );
}
