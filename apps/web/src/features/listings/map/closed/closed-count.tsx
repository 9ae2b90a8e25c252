import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { markInks } from '../../components/listing-parts.tsx';
import type { ClosedHomes } from './use-closed-homes.ts';

/** How many homes of the layer are in view; there from the start, so that a change is announced. */
export function ClosedCount({ closed: { homes, hasFailed } }: { closed: ClosedHomes }) {
  const { t } = useTranslation('listings');
  const isShown = homes !== null || hasFailed;
  return (
    <p
      role="status"
      className={
        isShown
          ? 'map-float pointer-events-auto flex items-center gap-1.5 px-3 py-[7px] text-[11.5px]/[18px] font-medium'
          : 'sr-only'
      }
    >
      {hasFailed ? t('map.closed.failed') : null}
      {homes && !hasFailed ? (
        <>
          <span
            aria-hidden="true"
            data-mark={homes.layer}
            className={classNames('status-mark', markInks[homes.layer])}
          />
          {t(`map.closed.${homes.layer}`, { count: homes.reply.inView })}
        </>
      ) : null}
    </p>
  );
}
