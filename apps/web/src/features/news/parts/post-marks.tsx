import type { NewsState } from '@hearthline/domain/site/vocabulary';
import { Newspaper } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { TagTone } from '../../../shared/ui/tag.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';

const tones: Record<NewsState, TagTone> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
  withdrawn: 'warning',
};

export function StateTag({ state }: { state: NewsState }) {
  const { t } = useTranslation('news');
  return <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>;
}

interface CoverPictureProps {
  url: string | null;
  className: string;
  style?: CSSProperties;
}

/** Beside the title, which says what the post is about. */
export function CoverPicture({ url, className, style }: CoverPictureProps) {
  if (url !== null)
    return (
      <img
        src={url}
        alt=""
        loading="lazy"
        style={style}
        className={classNames('flex-none rounded-[8px] bg-inset object-cover', className)}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={classNames('grid flex-none place-items-center rounded-[8px] bg-inset text-ink-3', className)}
    >
      <Newspaper size={20} strokeWidth={1.75} />
    </span>
  );
}
