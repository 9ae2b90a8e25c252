import { useMediaQuery } from '../../../../shared/hooks/use-media-query.ts';
import { BackLink, phoneTopClass } from './back-link.tsx';

/** The way back where there is no picture; a phone has it at the same place as above one. */
export function WayBack({ label }: { label: string }) {
  const isPhone = useMediaQuery('(width < 768px)');
  return (
    <div className={isPhone ? phoneTopClass : 'flex'}>
      <BackLink label={label} isOnPhoto={isPhone} />
    </div>
  );
}
