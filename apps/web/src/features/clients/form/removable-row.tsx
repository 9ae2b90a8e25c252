import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';

interface RemovableRowProps {
  /** What the button says it removes. */
  name: string;
  onRemove: () => void;
  className?: string;
  children: ReactNode;
}

/** Fields with a cross beside them. */
export function RemovableRow({ name, onRemove, className, children }: RemovableRowProps) {
  const { t } = useTranslation('clients');
  return (
    <div className={classNames('flex min-w-0 items-start gap-2', className)}>
      {children}
      <IconButton
        label={t('form.removeRow', { name })}
        icon={<X aria-hidden="true" />}
        className="-mr-2 -ml-1 mt-6"
        onClick={onRemove}
      />
    </div>
  );
}
