import type { ComponentProps } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

interface MoreButtonProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  onMore: () => void;
  isLoading: boolean;
}

/** Loads the next page when it comes into sight; a button for those who do not scroll. */
export function MoreButton({ onMore, isLoading, size }: MoreButtonProps) {
  const { t } = useTranslation('listings');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (!element || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '600px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onMore, isLoading]);
  return (
    <div className="flex justify-center py-3">
      <Button ref={button} size={size} variant="ghost" isLoading={isLoading} onClick={onMore}>
        {t('map.more')}
      </Button>
    </div>
  );
}
