import './editor.css';
import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node, Schema } from 'prosemirror-model';
import { DOMSerializer } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { EditorState, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffectEvent, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { FieldError, labelClass } from '../ui/field.tsx';
import type { RichTextEditorProps } from './editor-props.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { cleanPasted, parseHtml, pastedText, toHtml } from './mail-html.ts';
import { linesSchema, mailSchema } from './mail-schema.ts';

const looks = {
  mail: {
    schema: mailSchema,
    // What stands under the words stays near to them.
    box: 'rounded-[12px] has-data-under-words:[&_.mail-field]:min-h-28',
    field: 'mail-field min-h-60 px-4.5 py-4 text-md wrap-anywhere md:text-base',
    placeholder: 'top-4 left-4.5 text-base',
  },
  lines: {
    schema: linesSchema,
    box: 'rounded-md',
    field: 'min-h-21 p-3 text-md break-words md:text-sm',
    placeholder: 'inset-x-3 top-3 text-sm',
  },
};

export function EditorField(props: RichTextEditorProps) {
  const { label, isLabelHidden, isRequired, format, value, placeholder, error, tools, footer, ref } = props;
  const id = useId();
  const look = looks[format];
  const place = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const { view, state } = useEditorView(place, props, setFocused);
  const isInvalid = Boolean(error);
  useLayoutEffect(() => {
    const attributes = {
      role: 'textbox',
      class: `editor-field text-ink outline-none ${look.field}`,
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-placeholder': placeholder,
      ...(isRequired && { 'aria-required': 'true' }),
      ...(isInvalid && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
    };
    view?.setProps({ attributes });
  }, [view, look, id, placeholder, isRequired, isInvalid]);
  useImperativeHandle(ref, () => ({ focus: () => view?.focus() }), [view]);

  function insertPlaceholder(name: string) {
    if (!view) return;
    const chip = mailSchema.node('placeholder', { name });
    view.dispatch(view.state.tr.replaceSelectionWith(chip).scrollIntoView());
    view.focus();
  }

  return (
    <div className="grid gap-1.5">
      <span
        id={`${id}-label`}
        className={classNames(
          labelClass,
          'justify-self-start',
          isRequired && 'field-required',
          isLabelHidden && 'sr-only',
        )}
      >
        {label}
      </span>
      <div
        data-focused={isFocused || undefined}
        data-invalid={isInvalid || undefined}
        className={`control-box transition-control ${look.box}`}
      >
        <EditorToolbar view={view} state={state}>
          {tools?.(insertPlaceholder)}
        </EditorToolbar>
        <div className="relative">
          {value === '' ? (
            <p
              aria-hidden="true"
              className={`pointer-events-none absolute text-placeholder ${look.placeholder}`}
            >
              {placeholder}
            </p>
          ) : null}
          <div ref={place} />
        </div>
        {footer}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

/** The engine draws into the place; React is told of every state, for the toolbar. */
function useEditorView(
  place: { current: HTMLElement | null },
  { format, value, onChange, labelOf }: RichTextEditorProps,
  setFocused: (isFocused: boolean) => void,
) {
  const { schema } = looks[format];
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState(() => createState(schema, value));
  /** What was given or handed out last: anything else comes from outside. */
  const known = useRef(value);

  const handleChange = useEffectEvent((doc: Node) => {
    const html = toHtml(doc);
    if (html === known.current) return;
    known.current = html;
    onChange(html);
  });
  const open = useEffectEvent((element: HTMLElement) => {
    const opened = new EditorView(element, {
      state,
      dispatchTransaction(transaction) {
        const next = opened.state.apply(transaction);
        opened.updateState(next);
        setState(next);
        if (transaction.docChanged) handleChange(next.doc);
      },
      handleDOMEvents: { focus: () => setFocused(true), blur: () => setFocused(false) },
      transformPastedHTML: cleanPasted,
      clipboardTextParser: (text) => pastedText(schema, text),
    });
    return opened;
  });

  useLayoutEffect(() => {
    if (!place.current) return;
    const opened = open(place.current);
    setView(opened);
    return () => opened.destroy();
  }, [place]);

  useLayoutEffect(() => {
    view?.setProps({ nodeViews: { placeholder: (node) => ({ dom: drawChip(node, labelOf) }) } });
  }, [view, labelOf]);

  useLayoutEffect(() => {
    if (!view || value === known.current) return;
    const isSame = isSameContent(schema, value, known.current);
    known.current = value;
    if (isSame) return;
    const next = createState(schema, value);
    view.updateState(next);
    setState(next);
  }, [view, schema, value]);

  return { view, state };
}

/** From the first word to the last, where the engine's own would select the page with them. */
const selectText: Command = ({ doc, tr }, dispatch) => {
  const [first, last] = [Selection.atStart(doc), Selection.atEnd(doc)];
  dispatch?.(tr.setSelection(TextSelection.between(first.$from, last.$to)));
  return true;
};

/** What comes back from the server may be spelt otherwise; whoever is writing keeps the cursor and the way back. */
const isSameContent = (schema: Schema, one: string, other: string) =>
  toHtml(parseHtml(schema, one)) === toHtml(parseHtml(schema, other));

function createState(schema: Schema, html: string): EditorState {
  const doc = parseHtml(schema, html);
  const { strong, em } = schema.marks;
  const { hardBreak, listItem } = schema.nodes;
  const breakLine: Command = ({ tr }, dispatch) => {
    if (hardBreak) dispatch?.(tr.replaceSelectionWith(hardBreak.create()).scrollIntoView());
    return true;
  };
  return EditorState.create({
    doc,
    // A menu may put something in before the field was ever entered: at the end of what is there.
    selection: Selection.atEnd(doc),
    plugins: [
      history(),
      keymap({
        ...(strong && { 'Mod-b': toggleMark(strong) }),
        ...(em && { 'Mod-i': toggleMark(em) }),
        ...(listItem && { Enter: splitListItem(listItem) }),
        'Shift-Enter': breakLine,
        'Mod-a': selectText,
        'Mod-z': undo,
        'Mod-y': redo,
        'Shift-Mod-z': redo,
      }),
      keymap(baseKeymap),
    ],
  });
}

/** In one piece: the caret steps over it and a key takes it away whole. */
function drawChip({ attrs }: Node, labelOf = (name: string) => name): HTMLElement {
  const chip = document.createElement('span');
  chip.className = 'mail-chip';
  chip.contentEditable = 'false';
  chip.textContent = [labelOf(String(attrs.name)), attrs.instead].filter(Boolean).join(' / ');
  return chip;
}

export function CleanHtml({ html, className }: { html: string; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { content } = parseHtml(linesSchema, html);
    place.current?.replaceChildren(DOMSerializer.fromSchema(linesSchema).serializeFragment(content));
  }, [html]);
  return <div ref={place} className={className} />;
}
