import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { popoverClass } from './popover-class.ts';

interface ComboListOptions<Item> {
  /** In the order of the arrows. */
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Where the arrows start: on the first row, or in the text, which then is a place of its own among the rows. */
  start: 'firstRow' | 'text';
  isShown?: boolean;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of a combo box: the focus stays in the field while the arrows mark a row. What Enter and Escape mean differs from
 * place to place, so their owner says it.
 */
export function useComboList<Item>({
  items,
  keyOf,
  start,
  isShown = items.length > 0,
}: ComboListOptions<Item>) {
  const id = useId();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const shown = isShown ? items : [];
  const marked = shown.find((item) => keyOf(item) === activeKey);
  const active = marked ?? (start === 'firstRow' ? shown[0] : undefined);
  const optionId = (item: Item) => `${id}-${keyOf(item)}`;

  return {
    active,
    mark: (item: Item | null) => setActiveKey(item === null ? null : keyOf(item)),
    /** Whether the key was one of the arrows, and meant the list. */
    move(event: KeyboardEvent): boolean {
      const step = steps[event.key];
      if (!step || items.length === 0) return false;
      event.preventDefault();
      // The text itself is one place more than there are rows.
      const first = start === 'text' ? -1 : 0;
      const places = items.length - first;
      const place = active === undefined ? first : items.indexOf(active);
      const next = items[((place - first + step + places) % places) + first];
      setActiveKey(next === undefined ? null : keyOf(next));
      return true;
    },
    inputProps: {
      role: 'combobox',
      'aria-expanded': shown.length > 0,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active && optionId(active),
      autoComplete: 'off',
      spellCheck: false,
    } as const,
    listProps: (label: string) => ({ id, role: 'listbox', 'aria-label': label }) as const,
    optionProps: (item: Item) => ({
      id: optionId(item),
      isActive: item === active,
      onPoint: () => setActiveKey(keyOf(item)),
    }),
  };
}

type ComboInputProps = ReturnType<typeof useComboList>['inputProps'] &
  Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onKeyDown' | 'onFocus' | 'onBlur'>;

interface ComboRowState {
  /** The arrows stand on it. */
  isActive: boolean;
  isChosen: boolean;
}

interface ComboListProps<Item> {
  /** Of the list, for assistive technology. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  text: string;
  onTextChange: (text: string) => void;
  onChoose: (item: Item) => void;
  /** Enter while the arrows stand on no row. */
  onEnterText?: () => void;
  /** Enter then takes the first row. */
  takesFirst?: boolean;
  /** Escape empties the field, after it has closed a layer. */
  isClearedByEscape?: boolean;
  /** Shown under the nearest positioned box, while the field has the focus; otherwise the list stands in the page. */
  isLayer?: boolean;
  /** Read out when a layer opens. */
  announcement?: string;
  /** Where choosing is more than marking. */
  isChosen?: (item: Item) => boolean;
  isMarkedByPointer?: boolean;
  field: (input: ComboInputProps) => ReactNode;
  className?: string;
  rowClassName: (state: ComboRowState) => string;
  children: (item: Item, state: ComboRowState) => ReactNode;
}

/** A field with what it finds below it. The cursor starts in the text, which is a place among the rows. */
export function ComboList<Item>(props: ComboListProps<Item>) {
  const { items, keyOf, text, onTextChange, isLayer = false, isMarkedByPointer = true } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isShown = items.length > 0 && (isOpen || !isLayer);
  const list = useComboList({ items, keyOf, start: 'text', isShown });

  function close() {
    setIsOpen(false);
    list.mark(null);
  }

  function choose(item: Item) {
    props.onChoose(item);
    if (isLayer) close();
    else list.mark(item);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (list.move(event)) return setIsOpen(true);
    const taken = list.active ?? (props.takesFirst ? items[0] : undefined);
    const isLayerShown = isLayer && isShown;
    if (event.key === 'Enter' && taken !== undefined) {
      choose(taken);
    } else if (event.key === 'Enter' && props.onEnterText) {
      props.onEnterText();
      close();
    } else if (event.key === 'Escape' && props.isClearedByEscape && (isLayerShown || text)) {
      if (!isLayerShown) onTextChange('');
      close();
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <>
      {props.field({
        ...list.inputProps,
        value: text,
        onChange: (event) => {
          onTextChange(event.target.value);
          setIsOpen(true);
          list.mark(null);
        },
        onKeyDown: handleKeyDown,
        ...(isLayer && { onFocus: () => setIsOpen(true), onBlur: close }),
      })}
      {isShown || !isLayer ? (
        <div
          {...list.listProps(props.label)}
          className={classNames(
            isLayer && popoverClass,
            isLayer && 'absolute inset-x-0 top-full z-(--z-popover) mt-1.5 max-h-96 min-w-75',
            props.className,
          )}
        >
          {items.map((item) => {
            const { onPoint, ...option } = list.optionProps(item);
            const { isActive } = option;
            const state = { isActive, isChosen: props.isChosen?.(item) ?? isActive };
            return (
              <ComboOption
                key={keyOf(item)}
                {...option}
                onPoint={isMarkedByPointer ? onPoint : undefined}
                isChosen={state.isChosen}
                onChoose={() => choose(item)}
                className={props.rowClassName(state)}
              >
                {props.children(item, state)}
              </ComboOption>
            );
          })}
        </div>
      ) : null}
      {isLayer ? (
        <p role="status" className="sr-only">
          {isShown && props.announcement}
        </p>
      ) : null}
    </>
  );
}

interface ComboOptionProps {
  id: string;
  /** The arrows stand on it. */
  isActive: boolean;
  /** The pointer is over it. */
  onPoint?: (() => void) | undefined;
  onChoose: () => void;
  /** Where choosing is more than marking. */
  isChosen?: boolean;
  className?: string;
  children: ReactNode;
}

/** One row. The keyboard stays in the field, which marks this row. */
export function ComboOption({
  id,
  isActive,
  onPoint,
  onChoose,
  isChosen = isActive,
  className,
  children,
}: ComboOptionProps) {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={row}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onPoint}
      // A press would take the focus, and with it the list, before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames('flex w-full items-center text-left', className)}
    >
      {children}
    </button>
  );
}
