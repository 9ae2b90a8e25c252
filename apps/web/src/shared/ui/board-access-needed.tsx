import type { BoardAgreement } from '@hearthline/contract/users';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format.ts';
import { classNames } from '../lib/class-names.ts';
import { Banner } from './banner.tsx';
import { EmptyState } from './empty-state.tsx';
import { SignpostIllustration } from './illustrations.tsx';

interface BoardAccessNeededProps {
  /** As of an error in the same place. */
  layout?: 'banner' | 'page' | 'line' | 'tile';
  /** The last day of an access that is over. */
  endedOn?: string | null;
  illustration?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** What stays meanwhile. */
  more?: string | undefined;
  className?: string;
}

/** Nothing failed: the data open with board access, which is asked for on the profile. */
export function BoardAccessNeeded(props: BoardAccessNeededProps) {
  const { layout = 'banner', endedOn, headingLevel = 2, more, className } = props;
  const { illustration = <SignpostIllustration /> } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  const needed = t('boardAccess.needed');
  const ended = endedOn ? t('boardAccess.ended', { date: format.dateText(endedOn) }) : null;
  const text = [needed, ended, more].filter(Boolean).join(' ');
  const link = (
    <Link to="/user/profile" className="text-link touch-target">
      {t('boardAccess.action')}
    </Link>
  );
  if (layout === 'page')
    return (
      <EmptyState
        illustration={illustration}
        title={text}
        headingLevel={headingLevel}
        className={className}
        actions={link}
      />
    );
  if (layout === 'banner')
    return (
      <Banner tone="info" className={className}>
        {text} {link}
      </Banner>
    );
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-3 text-sm text-ink-2', className)}>
      {text}
      {link}
    </p>
  );
}

interface BoardAccessBannerProps {
  agreement: BoardAgreement | undefined;
  more?: string;
  className?: string;
}

/** Above a screen that has something to do without board access, too; nothing where the agent has it. */
export function BoardAccessBanner({ agreement, more, className }: BoardAccessBannerProps) {
  if (!agreement || agreement.status === 'active') return null;
  const { status, validUntil } = agreement;
  return (
    <BoardAccessNeeded endedOn={status === 'expired' ? validUntil : null} more={more} className={className} />
  );
}
