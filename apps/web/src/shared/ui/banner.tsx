import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import { IconButton } from './icon-button.tsx';

type BannerTone = 'info' | 'success' | 'warning' | 'danger';

interface BannerProps {
  tone: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  onDismiss?: () => void;
  className?: string;
}

const tones = {
  info: { Icon: Info, box: 'border-info-line bg-info-soft', icon: 'text-info', role: undefined },
  success: {
    Icon: CircleCheck,
    box: 'border-success-line bg-success-soft',
    icon: 'text-success',
    role: 'status',
  },
  warning: {
    Icon: TriangleAlert,
    box: 'border-warning-line bg-warning-soft',
    icon: 'text-warning',
    role: undefined,
  },
  danger: { Icon: CircleAlert, box: 'border-danger-line bg-danger-soft', icon: 'text-danger', role: 'alert' },
};

export function Banner({ tone, title, children, actions, onDismiss, className }: BannerProps) {
  const { t } = useTranslation('common');
  const { Icon, box, icon, role } = tones[tone];
  return (
    <div
      role={role}
      className={classNames('flex gap-2.5 rounded-md border px-3.5 py-3 text-sm text-ink', box, className)}
    >
      <Icon aria-hidden="true" className={classNames('mt-px size-4.5 shrink-0', icon)} />
      <div className="min-w-0 flex-1">
        {title ? <b>{title}</b> : null} {children}
        {actions ? <div className="mt-2 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {onDismiss ? (
        <IconButton
          size="sm"
          label={t('dismiss')}
          icon={<X />}
          className="-my-1.5 -mr-1.5"
          onClick={onDismiss}
        />
      ) : null}
    </div>
  );
}
