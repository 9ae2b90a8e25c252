import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ResultCountProps {
  total: number | undefined;
  /** Missing where there is no map to look at. */
  inView?: number;
}

/** Told to assistive technology only once the map has rested for a while. */
const announceAfterMs = 800;

export function ResultCount({ total, inView }: ResultCountProps) {
  const { t } = useTranslation('listings');
  const totalText = total === undefined ? '' : t('map.total', { count: total });
  const viewText = inView === undefined ? '' : t('map.inView', { count: inView });
  const told = useSettled([totalText, viewText].filter(Boolean).join(', '));
  return (
    <div className="flex min-w-fit flex-1 flex-wrap items-baseline gap-x-1 whitespace-nowrap">
      <h1 className="text-base/[22px] tracking-normal text-nowrap">{totalText}</h1>
      {viewText ? <span className="text-sm text-ink-3 max-sm:sr-only">· {viewText}</span> : null}
      <span role="status" className="sr-only">
        {told}
      </span>
    </div>
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), announceAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
