import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageNameStore } from '../../shared/stores/page-name-store.ts';
import type { Crumb } from './breadcrumbs.ts';
import { visibleBreadcrumbsOf } from './breadcrumbs.ts';
import { useCurrentPlace } from './use-current-place.ts';

function CrumbItem({ crumb }: { crumb: Crumb }) {
  const { t } = useTranslation('shell');
  const name = usePageNameStore((state) => state.name);
  const label = t(`screens.${crumb.screen}`);
  if (!crumb.to) {
    return (
      <span aria-current="page" className="truncate font-medium text-ink">
        {name ?? label}
      </span>
    );
  }
  return (
    <Link
      to={crumb.to}
      search={crumb.search ?? {}}
      activeOptions={{ exact: true }}
      className="truncate rounded-xs text-ink-2 underline-offset-3 hover:text-ink hover:underline"
    >
      {label}
    </Link>
  );
}

export function BreadcrumbBar() {
  const { t } = useTranslation('shell');
  const { path, basketType } = useCurrentPlace();
  const crumbs = visibleBreadcrumbsOf(path, { basketType });
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t('nav.breadcrumb')} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5 text-sm text-ink-3">
        {crumbs.map((crumb, index) => (
          <Fragment key={crumb.screen}>
            {index > 0 && (
              <li aria-hidden className="flex-none">
                <ChevronRight size={14} strokeWidth={1.75} />
              </li>
            )}
            <li className={crumb.to ? 'flex flex-none' : 'flex min-w-0'}>
              <CrumbItem crumb={crumb} />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
