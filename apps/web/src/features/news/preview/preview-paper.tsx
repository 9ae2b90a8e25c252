import type { Language } from '@hearthline/contract/common';
import type { NewsPost, NewsPreview } from '@hearthline/contract/news';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ScaledMailFrame } from '../../../shared/ui/mail-frame.tsx';

interface PreviewPaperProps {
  preview: Pick<NewsPreview, 'subject' | 'html'>;
  /** A page says its title itself. */
  isPage?: boolean;
  /** Of a page; a mail brings its own. */
  cover?: Pick<NewsPost, 'cover' | 'coverUrl'> | undefined;
  language: Language;
  /** Between the title and the words, as who writes to whom. */
  line?: string | undefined;
  className?: string;
}

/** White in both themes, as most programs show mail. */
export function PreviewPaper({
  preview,
  isPage = false,
  cover: post,
  language,
  line,
  className,
}: PreviewPaperProps) {
  const { t } = useTranslation('news');
  return (
    <div
      className={classNames(
        'flex flex-col overflow-hidden rounded-[14px] border border-line-strong bg-white text-black',
        className,
      )}
    >
      {isPage ? null : (
        <div lang={language} className="border-b border-black/10 px-5 py-3.5">
          <b className="block text-[15px]/6 font-semibold text-balance wrap-anywhere">{preview.subject}</b>
          {line ? <span className="text-xs text-black/65">{line}</span> : null}
        </div>
      )}
      {post?.cover && post.coverUrl ? (
        <img
          src={post.coverUrl}
          alt={post.cover.alt[language]}
          style={{ objectPosition: `${post.cover.focus.x * 100}% ${post.cover.focus.y * 100}%` }}
          className="h-44 w-full flex-none object-cover"
        />
      ) : null}
      <ScaledMailFrame
        title={t('preview.frame', { title: preview.subject })}
        html={preview.html}
        frameWidth={null}
      />
    </div>
  );
}
