import { GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import type { HandleProps } from './use-home-order.ts';

interface OrderHandleProps {
  name: string;
  isHeld: boolean;
  handleProps: HandleProps;
  className?: string;
}

/** By which a home is dragged to its place, or carried there with the arrows. */
export function OrderHandle({ name, isHeld, handleProps, className }: OrderHandleProps) {
  const { t } = useTranslation('homes');
  return (
    <button
      type="button"
      aria-label={t(isHeld ? 'order.drop' : 'order.move', { name })}
      aria-pressed={isHeld}
      title={t('order.hint')}
      {...handleProps}
      className={classNames(
        'touch-target grid size-8 flex-none cursor-grab touch-none place-items-center rounded-sm text-ink-3 transition-control hovered:bg-hover hovered:text-ink active:cursor-grabbing',
        className,
      )}
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  );
}
