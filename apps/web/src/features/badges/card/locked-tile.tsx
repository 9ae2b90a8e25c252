import type { ValueLock } from '@hearthline/contract/badges';
import type { BadgeSize } from '@hearthline/domain/badge/configuration';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';

interface LockedTileProps {
  title: string;
  lock?: ValueLock;
  size?: BadgeSize;
  /** As high as a badge, or as the panel it stands for. */
  shape?: 'badge' | 'chart' | 'list';
  className?: string;
}

/** Columns of a chart that nobody can see yet, in percent. */
const columns = [34, 52, 44, 68, 58, 80];

/** Where the value would stand. */
const ghosts = {
  badge: <span aria-hidden="true" className="mt-1.5 h-5 w-33 max-w-full rounded-[8px] bg-line" />,
  chart: (
    <div aria-hidden="true" className="mx-1 mt-2 mb-3.5 flex min-h-24 flex-1 items-end gap-3.5">
      {columns.map((percent) => (
        <i key={percent} style={{ height: `${percent}%` }} className="flex-1 rounded-t-xs bg-line" />
      ))}
    </div>
  ),
  list: (
    <div aria-hidden="true" className="mt-5 mb-3.5 grid gap-5">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <i className="h-10 w-13 shrink-0 rounded-[8px] bg-line" />
          <div className="grid flex-1 gap-2">
            <i className="h-2.5 w-4/5 rounded-full bg-line" />
            <i className="h-2.5 w-2/5 rounded-full bg-line" />
          </div>
        </div>
      ))}
    </div>
  ),
};

/** What stands in place of a value that is kept back: what it is, and what opens it. */
export function LockedTile({
  title,
  lock = 'boardAccess',
  size = 'Medium',
  shape = 'badge',
  className,
}: LockedTileProps) {
  const { t } = useTranslation('badgesCard');
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      data-locked=""
      className={classNames(
        'flex h-full min-w-0 flex-col rounded-[14px] border-[1.5px] border-dashed border-line-strong bg-surface/55',
        size === 'Small' ? 'p-4' : 'px-5 py-4.5',
        shape === 'badge' ? 'min-h-37' : 'min-h-57',
        className,
      )}
    >
      <div className="flex items-start gap-2">
        <p id={titleId} title={title} className="badge-title min-w-0 flex-1! text-ink-2!">
          {title}
        </p>
        <span
          aria-hidden="true"
          className="-mt-1 -mr-1 grid size-8 shrink-0 place-items-center rounded-[10px] bg-inset text-ink-3"
        >
          <Lock className="size-4" />
        </span>
      </div>
      {ghosts[shape]}
      <p className="mt-auto text-xs text-ink-3">{t(`locked.${lock}`)}</p>
    </article>
  );
}
