import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';

/** Stands at the bottom of the window, over the page's own padding. */
export function ImportBar({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  const { t } = useTranslation('clients');
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-auto flex min-h-18 flex-wrap items-center gap-2 border-t border-line-strong bg-chrome px-4 py-3 md:-mx-8 md:px-8">
      <div className="min-w-0 flex-1 basis-60 max-md:basis-full">{aside}</div>
      <Link
        to="/clients"
        search={{}}
        className={classNames(buttonClass({ variant: 'ghost' }), 'max-md:hidden')}
      >
        {t('import.cancel')}
      </Link>
      {children}
    </div>
  );
}
