import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import {
  ComboBox as ComboBoxRoot,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { classNames } from '../lib/class-names.ts';
import { AriaLocale } from './aria-locale.tsx';
import type { FieldFrameProps } from './field.tsx';
import { FieldError, labelClass } from './field.tsx';
import { itemClass, popoverClass } from './popover-class.ts';
import { controlTextClass } from './text-field.tsx';

interface ComboBoxItem {
  id: string;
}

export interface ComboBoxProps<Item extends ComboBoxItem> extends Omit<FieldFrameProps, 'isLabelHidden'> {
  /** What is offered for the text, in its order; narrowing it down is the owner's work. */
  items: readonly Item[];
  text: string;
  onTextChange: (text: string) => void;
  onChoose: (item: Item) => void;
  /** What an item is called, where its content is more than that. */
  nameOf?: (item: Item) => string;
  /** The content of a row. */
  children: (item: Item) => ReactNode;
  /** Takes a text that is none of the items: with Enter, or by leaving the field. */
  onEnterText?: (text: string) => void;
  /** A comma takes it too. */
  hasCommas?: boolean;
  /** Backspace in the empty field. */
  onRemoveLast?: () => void;
  /** Name of the list for assistive technology, where it is not that of the field. */
  listLabel?: string;
  /** Stands in the list while it has no rows; without it an empty list is closed. */
  emptyText?: string;
  /** Offers everything as soon as the field has the focus. */
  isOpenOnFocus?: boolean;
  /** Stands in the box before the text: an icon, or chips of what was chosen. */
  before?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  hasFocus?: boolean;
  className?: string;
  boxClassName: string;
  inputClassName: string;
  itemClassName?: string;
}

/** A text with suggestions in a layer under it: one is chosen, or several that the owner shows as chips. */
export function ComboBox<Item extends ComboBoxItem>({
  label,
  hint,
  error,
  isRequired = false,
  items,
  text,
  onTextChange,
  onChoose,
  nameOf,
  children,
  onEnterText,
  hasCommas = false,
  onRemoveLast,
  listLabel,
  emptyText,
  isOpenOnFocus = false,
  before,
  placeholder,
  maxLength,
  hasFocus = false,
  className,
  boxClassName,
  inputClassName,
  itemClassName,
}: ComboBoxProps<Item>) {
  const errorId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>();

  /** The list is as wide as the whole box, not as what chips leave of it. */
  const measure = () =>
    setStyle({ '--trigger-width': `${box.current?.offsetWidth ?? 0}px` } as CSSProperties);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && text === '') onRemoveLast?.();
    if (!onEnterText) return;
    const isChoosing = event.currentTarget.hasAttribute('aria-activedescendant');
    const isEnter = event.key === 'Enter' && text.trim() !== '' && !isChoosing;
    if (!isEnter && !(hasCommas && event.key === ',')) return;
    event.preventDefault();
    onEnterText(text);
  }

  return (
    <AriaLocale>
      <ComboBoxRoot
        items={items}
        inputValue={text}
        onInputChange={onTextChange}
        value={null}
        onChange={(key) => {
          const chosen = items.find(({ id }) => id === key);
          if (chosen) onChoose(chosen);
        }}
        onBlur={() => onEnterText?.(text)}
        onOpenChange={measure}
        menuTrigger={isOpenOnFocus ? 'focus' : 'input'}
        allowsCustomValue={onEnterText !== undefined}
        allowsEmptyCollection={emptyText !== undefined && text.trim() !== ''}
        autoFocus={hasFocus}
        isRequired={isRequired}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        className={classNames('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5', className)}
      >
        <Label className={classNames(labelClass, 'justify-self-start', isRequired && 'field-required')}>
          {label}
        </Label>
        <div
          ref={box}
          data-invalid={error ? true : undefined}
          className={classNames('control-box flex min-w-0 items-center transition-control', boxClassName)}
        >
          {before}
          <Input
            maxLength={maxLength}
            placeholder={placeholder}
            aria-describedby={error ? errorId : undefined}
            onKeyDown={handleKeyDown}
            className={classNames(
              'flex-1 bg-transparent text-ink outline-none placeholder:text-placeholder',
              controlTextClass,
              inputClassName,
            )}
          />
        </div>
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        {hint ? (
          <Text slot="description" className="text-xs text-ink-3">
            {hint}
          </Text>
        ) : null}
        <Popover
          triggerRef={box}
          offset={6}
          style={style}
          className={classNames(popoverClass, 'w-(--trigger-width)')}
        >
          <ListBox
            aria-label={listLabel}
            items={items}
            className="max-h-80 overflow-y-auto outline-none"
            renderEmptyState={() => <p className="px-2.5 py-2 text-sm text-ink-3">{emptyText}</p>}
          >
            {(item) => (
              <ListBoxItem
                id={item.id}
                textValue={nameOf?.(item) ?? item.id}
                className={classNames(itemClass, 'text-ink', itemClassName)}
              >
                {children(item)}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBoxRoot>
    </AriaLocale>
  );
}
