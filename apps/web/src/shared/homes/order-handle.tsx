import { GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { useHomeOrder } from './use-home-order.ts';

interface OrderHandleProps {
  /** Of the home that it moves. */
  name: string;
  isHeld: boolean;
  handleProps: ReturnType<ReturnType<typeof useHomeOrder>['handleProps']>;
}

/** By it a home is moved among others, with mouse, finger or keys. */
export function OrderHandle({ name, isHeld, handleProps }: OrderHandleProps) {
  const { t } = useTranslation('homes');
  return (
    <button
      type="button"
      aria-label={t(isHeld ? 'order.drop' : 'order.move', { name })}
      aria-pressed={isHeld}
      title={t('order.hint')}
      {...handleProps}
      className="touch-target grid size-8 flex-none cursor-grab touch-none place-items-center rounded-sm text-ink-3 transition-control hovered:bg-hover hovered:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  );
}
