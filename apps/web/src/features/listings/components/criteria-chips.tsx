import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Chip } from '../../../shared/ui/chip.tsx';
import { useChips } from '../model/use-chips.ts';

interface CriteriaChipsProps {
  criteria: Criteria;
  onChange: (next: Criteria) => void;
  /** In the colour of what is chosen. */
  isMarked?: boolean;
  className?: string;
  /** Stands after them. */
  children?: ReactNode;
}

const fixedClass =
  'inline-flex h-7 items-center rounded-full border border-line-strong bg-surface px-2.5 text-xs font-medium text-ink-2';

/** The criteria in use; each one that can go has its cross. */
export function CriteriaChips({
  criteria,
  onChange,
  isMarked = false,
  className,
  children,
}: CriteriaChipsProps) {
  const { t } = useTranslation('listings');
  const chips = useChips(criteria);
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);

  // The chip that had the focus is gone, so the one in its place takes it.
  useEffect(() => {
    if (removedAt.current === null || chips.length === 0) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus();
    removedAt.current = null;
  }, [chips]);

  function handleRemove(next: Criteria, button: HTMLButtonElement) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    removedAt.current = buttons.indexOf(button);
    onChange(next);
  }

  return (
    <ul ref={list} aria-label={t('chips.label')} className={classNames('flex flex-wrap gap-1.5', className)}>
      {chips.map(({ id, label, remove }) => (
        <li key={id} className="flex max-w-full">
          {remove ? (
            <Chip
              isRemovable
              isSelected={isMarked}
              aria-label={t('chips.remove', { name: label })}
              className="min-w-0 max-w-full"
              onClick={(event) => handleRemove(remove(), event.currentTarget)}
            >
              <span className="truncate">{label}</span>
            </Chip>
          ) : (
            <span className={fixedClass}>{label}</span>
          )}
        </li>
      ))}
      {children ? <li>{children}</li> : null}
    </ul>
  );
}
