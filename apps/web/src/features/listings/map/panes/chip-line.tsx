import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../shared/ui/chip.tsx';
import { linkToCriteria } from '../../model/criteria-url.ts';
import { useChips } from '../../model/use-chips.ts';

interface ChipLineProps {
  criteria: Criteria;
  onChange: (next: Criteria) => void;
}

const fixedClass =
  'inline-flex h-7 shrink-0 items-center rounded-full border border-brand-soft-line bg-brand-soft px-2.5 text-xs font-medium whitespace-nowrap text-brand-ink';
const moreClass =
  'touch-target inline-flex h-7 shrink-0 items-center rounded-full border border-line-strong bg-surface px-2.5 text-xs font-medium text-ink-2 hover:bg-hover';

/** The criteria in one line; those that do not fit are counted at its end. */
export function ChipLine({ criteria, onChange }: ChipLineProps) {
  const { t } = useTranslation('listings');
  const chips = useChips(criteria);
  const [list, fitCount] = useFitCount();
  const hiddenCount = Math.max(0, chips.length - fitCount);
  return (
    <div className="mt-2.5 flex gap-1.5">
      <ul
        ref={list}
        aria-label={t('chips.label')}
        className="flex h-7 min-w-0 flex-1 flex-wrap gap-x-1.5 gap-y-4 overflow-clip [overflow-clip-margin:4px]"
      >
        {chips.map(({ id, label, remove }, index) => (
          <li key={id} inert={index >= fitCount} className="flex max-w-full">
            {remove ? (
              <Chip
                isSelected
                isRemovable
                aria-label={t('chips.remove', { name: label })}
                className="min-w-0"
                onClick={() => onChange(remove())}
              >
                <span className="truncate">{label}</span>
              </Chip>
            ) : (
              <span className={fixedClass}>{label}</span>
            )}
          </li>
        ))}
      </ul>
      {hiddenCount > 0 ? (
        <Link {...linkToCriteria(criteria)} className={moreClass} title={t('map.criteria')}>
          <span className="sr-only">{t('map.criteria')}: </span>+{hiddenCount}
        </Link>
      ) : null}
    </div>
  );
}

/** How many of the items stand in the first line; measured after every drawing, and when the width changes. */
function useFitCount() {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  const measure = useCallback(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    const top = items[0]?.offsetTop;
    setCount(items.filter((item) => item.offsetTop === top).length);
  }, []);

  useLayoutEffect(measure);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [measure]);
  return [list, count] as const;
}
