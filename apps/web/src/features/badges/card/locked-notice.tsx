import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';

/** Where a value would be written out: why there is none, and where access is asked for. */
export function LockedNotice({ className }: { className?: string }) {
  const { t } = useTranslation(['badgesCard', 'common']);
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2', className)}>
      <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      {t('locked.boardAccess')}
      <Link to="/user/profile" className="text-link touch-target">
        {t('common:boardAccess.action')}
      </Link>
    </p>
  );
}
