import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as SelectRoot,
  SelectValue,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { classNames } from '../lib/class-names.ts';
import { AriaFieldNotes, chooseFrom } from './aria-field-notes.tsx';
import { AriaLocale } from './aria-locale.tsx';
import type { FieldFrameProps } from './field.tsx';
import { labelClass } from './field.tsx';
import { itemClass, popoverClass, sheetClass } from './popover-class.ts';
import type { ControlSize } from './text-field.tsx';
import { controlHeights, controlTextClass } from './text-field.tsx';

export interface SelectItem<Id extends string = string> {
  id: Id;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps<Id extends string> extends FieldFrameProps {
  items: readonly SelectItem<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  icon?: ReactNode;
  placeholder?: string;
  name?: string;
  size?: ControlSize;
  isDisabled?: boolean;
  isLoading?: boolean;
  /** Opens as soon as it is there, in place of a lighter button that was pressed. */
  isOpenAtFirst?: boolean;
  /** Of the button, where it is no field. */
  faceClassName?: string;
  /** Stands in the layer instead of the plain list. */
  options?: ReactNode;
  className?: string;
}

/** From this many choices on, phones and tablets get a sheet instead of a small list. */
const sheetFromItems = 7;

export function Select<Id extends string>({
  label,
  items,
  value,
  onChange,
  hint,
  error,
  icon,
  placeholder = '',
  name,
  size = 'md',
  isRequired = false,
  isDisabled = false,
  isLabelHidden = false,
  isLoading = false,
  isOpenAtFirst = false,
  faceClassName,
  options,
  className,
}: SelectProps<Id>) {
  const { t } = useTranslation('common');
  const isSmall = faceClassName !== undefined || options !== undefined;
  const isSheet = useMediaQuery('(width < 1024px)') && items.length >= sheetFromItems && !isSmall;
  const chosen = items.find(({ id }) => id === value);
  const { button, ...opening } = useOpening(isOpenAtFirst);
  return (
    <AriaLocale>
      <SelectRoot
        value={value}
        onChange={chooseFrom(items, onChange)}
        name={name}
        placeholder={placeholder}
        isRequired={isRequired}
        isDisabled={isDisabled}
        {...opening}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        className={classNames('group flex min-w-0 flex-col gap-1.5', className)}
      >
        <Label
          className={classNames(
            labelClass,
            'group-data-disabled:text-ink-disabled',
            isRequired && 'field-required',
            isLabelHidden && 'sr-only',
          )}
        >
          {label}
        </Label>
        <Button
          ref={button}
          className={
            faceClassName ??
            classNames(
              'control-box flex w-full min-w-0 items-center gap-2 px-3 text-left text-ink outline-none transition-control',
              controlHeights[size],
              controlTextClass,
            )
          }
        >
          {icon ? <span className="text-ink-3 [&_svg]:size-4.5">{icon}</span> : null}
          <SelectValue
            className={classNames(
              'min-w-0 flex-1 truncate group-data-disabled:text-ink-disabled',
              !chosen && faceClassName === undefined && 'text-placeholder',
            )}
          >
            {() => chosen?.label ?? (isLoading ? t('loading') : placeholder)}
          </SelectValue>
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              'shrink-0 group-data-open:rotate-180',
              faceClassName === undefined ? 'size-4 text-ink-3' : 'size-3.5',
            )}
          />
        </Button>
        <AriaFieldNotes error={error} hint={hint} />
        <Popover
          offset={6}
          data-as-sheet={isSheet || undefined}
          className={classNames(
            popoverClass,
            isSheet ? sheetClass : 'w-(--trigger-width)',
            !isSheet && (isSmall ? 'max-h-88! min-w-56' : 'min-w-fit'),
          )}
        >
          {isSheet ? (
            <div aria-hidden="true" className="px-2.5 pb-2 text-md font-semibold tracking-tight">
              <span className="mx-auto mb-2 block h-1 w-10 rounded-xs bg-line-control" />
              {label}
            </div>
          ) : null}
          {options ?? <SelectOptions items={items} isLoading={isLoading} />}
        </Popover>
      </SelectRoot>
    </AriaLocale>
  );
}

/** The layer gives the focus back to what had it when it opened: not to a button that is gone by then. */
function useOpening(isOpenAtFirst: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    if (!isOpenAtFirst) return;
    button.current?.focus();
    setIsOpen(true);
  }, [isOpenAtFirst]);
  return { button, isOpen, onOpenChange: setIsOpen };
}

interface SelectOptionsProps {
  items: readonly SelectItem[];
  isLoading: boolean;
  label?: string;
}

export function SelectOptions({ items, isLoading, label }: SelectOptionsProps) {
  const { t } = useTranslation('common');
  return (
    <ListBox
      items={items}
      aria-label={label}
      className="outline-none"
      renderEmptyState={() => (
        <p className="px-2.5 py-2 text-sm text-ink-3">{t(isLoading ? 'loading' : 'select.noneFound')}</p>
      )}
    >
      {(item) => <SelectOption item={item} />}
    </ListBox>
  );
}

/** One choice of an open list, ticked where it is the chosen one. */
function SelectOption({ item }: { item: SelectItem }) {
  return (
    <ListBoxItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled}
      className={classNames(itemClass, 'group/item text-ink data-selected:font-medium')}
    >
      <span className="min-w-0 flex-1">{item.label}</span>
      <Check
        aria-hidden="true"
        className="invisible size-4 shrink-0 text-ink-3 group-data-selected/item:visible"
      />
    </ListBoxItem>
  );
}
