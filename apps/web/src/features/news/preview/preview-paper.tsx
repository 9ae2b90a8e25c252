import type { Language } from '@hearthline/contract/common';
import type { NewsPost, NewsPreview } from '@hearthline/contract/news';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ScaledMailFrame } from '../../../shared/ui/mail-frame.tsx';
import { pageDocument } from './page-document.ts';

interface PaperProps {
  title: string;
  html: string;
  className?: string | undefined;
  /** Above what the frame shows. */
  children?: ReactNode;
}

/** White in both themes, as most programs show mail. */
function Paper({ title, html, className, children }: PaperProps) {
  const { t } = useTranslation('news');
  return (
    <div
      className={classNames(
        'flex flex-col overflow-hidden rounded-[14px] border border-line-strong bg-white text-black',
        className,
      )}
    >
      {children}
      <ScaledMailFrame title={t('preview.frame', { title })} html={html} frameWidth={null} />
    </div>
  );
}

interface MailPaperProps {
  preview: Pick<NewsPreview, 'subject' | 'html'>;
  language: Language;
  /** Below the subject, as who writes to whom. */
  line?: string | undefined;
  className?: string;
}

/** A post as a reader gets it; the mail brings its own cover. */
export function MailPaper({ preview: { subject, html }, language, line, className }: MailPaperProps) {
  return (
    <Paper title={subject} html={html} className={className}>
      <div lang={language} className="border-b border-black/10 px-5 py-3.5">
        <b className="block text-[15px]/6 font-semibold text-balance wrap-anywhere">{subject}</b>
        {line ? <span className="text-xs text-black/65">{line}</span> : null}
      </div>
    </Paper>
  );
}

interface PagePaperProps {
  preview: NewsPreview;
  language: Language;
  /** Whose cover and summary stand on the page; a report of the library has neither yet. */
  post?: Pick<NewsPost, 'cover' | 'coverUrl' | 'texts'>;
  className?: string;
}

/** A post as it will stand on the site: a page says its title itself. */
export function PagePaper({ preview, language, post, className }: PagePaperProps) {
  const summary = post?.texts[language].summary ?? '';
  return (
    <Paper title={preview.subject} html={pageDocument(preview, language, summary)} className={className}>
      {post?.cover && post.coverUrl ? (
        <img
          src={post.coverUrl}
          alt={post.cover.alt[language]}
          style={{ objectPosition: `${post.cover.focus.x * 100}% ${post.cover.focus.y * 100}%` }}
          className="h-44 w-full flex-none object-cover"
        />
      ) : null}
    </Paper>
  );
}
