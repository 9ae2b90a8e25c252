import { Link, useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useMediaQuery } from '../../../../shared/hooks/use-media-query.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../../shared/ui/button.tsx';

interface BackLinkProps {
  label: string;
  /** The arrow alone on a dark disc, above a picture. */
  isOnPhoto?: boolean;
}

/** Where a phone has the way back, with or without a picture below it; the shell puts its menu beside it. */
export const phoneTopClass = 'absolute inset-x-3 top-3.5 z-1 flex items-center gap-2';

export const photoDiscClass =
  'touch-target grid size-11 place-items-center rounded-full bg-overlay/62 text-white backdrop-blur-[8px] [&_svg]:size-5';

/** Leads to the result with its search; a plain click goes back in history, which also finds the place in the list. */
export function BackLink({ label, isOnPhoto = false }: BackLinkProps) {
  const { c, k, sort, view, at, layers, basket } = useDetailAddress();
  const router = useRouter();
  const isFromResults = useRouterState({ select: (state) => state.location.state.isFromResults });

  function handleClick(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isFromResults || !isPlain) return;
    event.preventDefault();
    router.history.back();
  }

  return (
    <Link
      to={view === 'map' ? '/property-search/map-search' : '/property-search/result'}
      search={{ c, k, sort, view: view === 'cart' ? view : undefined, at, layers, basket }}
      onClick={handleClick}
      aria-label={isOnPhoto ? label : undefined}
      title={isOnPhoto ? label : undefined}
      className={
        isOnPhoto
          ? photoDiscClass
          : classNames(buttonClass({ variant: 'ghost', size: 'sm' }), '-ml-1.5 px-1.5!')
      }
    >
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
      {isOnPhoto ? null : label}
    </Link>
  );
}

/** The way back where there is no picture; a phone has it at the same place as above one. */
export function WayBack({ label }: { label: string }) {
  const isPhone = useMediaQuery('(width < 768px)');
  return (
    <div className={isPhone ? phoneTopClass : 'flex'}>
      <BackLink label={label} isOnPhoto={isPhone} />
    </div>
  );
}

/** What the address of one home holds: which one, the search it was found by, and for whose eyes. */
interface DetailAddress {
  id?: string | undefined;
  c?: string | undefined;
  k?: string | undefined;
  sort?: string | undefined;
  /** The view of the result it was opened from; missing where it was not. */
  view?: string | undefined;
  /** What the map of that result shows. */
  at?: string | undefined;
  layers?: string | undefined;
  basket?: string | undefined;
  as?: 'client' | undefined;
}

export function useDetailAddress(): DetailAddress {
  return useSearch({ strict: false }) as DetailAddress;
}
