import './editor.css';
import { newsBlocks } from '@hearthline/domain/site/vocabulary';
import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node, Schema } from 'prosemirror-model';
import { DOMSerializer } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { EditorState, Selection, TextSelection } from 'prosemirror-state';
import type { NodeView } from 'prosemirror-view';
import { EditorView } from 'prosemirror-view';
import { useEffectEvent, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../lib/class-names.ts';
import { FieldError, labelClass } from '../ui/field.tsx';
import type { RichTextEditorProps } from './editor-props.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { cleanPasted, parseHtml, pastedText, toHtml } from './mail-html.ts';
import { articleSchema, linesSchema, mailSchema } from './mail-schema.ts';

const looks = {
  mail: {
    schema: mailSchema,
    // What stands under the words stays near to them.
    box: 'control-box transition-control rounded-[12px] has-data-under-words:[&_.mail-field]:min-h-28',
    bar: '',
    paper: '',
    field: 'mail-field min-h-60 px-4.5 py-4 text-md wrap-anywhere md:text-base',
    placeholder: 'top-4 left-4.5 text-base',
  },
  lines: {
    schema: linesSchema,
    box: 'control-box transition-control rounded-md',
    bar: '',
    paper: '',
    field: 'min-h-21 p-3 text-md break-words md:text-sm',
    placeholder: 'inset-x-3 top-3 text-sm',
  },
  article: {
    schema: articleSchema,
    box: '',
    bar: 'sticky top-0 z-1 bg-surface px-1 py-1',
    paper: 'mx-auto w-full max-w-184 px-4 pt-6 pb-12 md:px-6',
    field: 'mail-field article-field min-h-60 pt-3.5 text-md/7 wrap-anywhere md:text-[15px]/[26px]',
    placeholder: 'top-3.5 left-0 text-md/7 md:text-[15px]/[26px]',
  },
};

export function EditorField(props: RichTextEditorProps) {
  const { label, isLabelHidden, isRequired, format, value, placeholder, error, tools, footer, ref } = props;
  const { lang, lead, aside, drawBlock } = props;
  const id = useId();
  const look = looks[format];
  const place = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const { view, state, blocks } = useEditorView(place, props, setFocused);
  const isInvalid = Boolean(error);
  useLayoutEffect(() => {
    const attributes = {
      role: 'textbox',
      class: `editor-field text-ink outline-none ${look.field}`,
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-placeholder': placeholder,
      ...(lang && { lang }),
      ...(isRequired && { 'aria-required': 'true' }),
      ...(isInvalid && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
    };
    view?.setProps({ attributes });
  }, [view, look, id, placeholder, lang, isRequired, isInvalid]);
  useImperativeHandle(ref, () => ({ focus: () => view?.focus() }), [view]);

  function insertPlaceholder(name: string) {
    if (!view) return;
    const { figures, placeholder: chip } = look.schema.nodes as Schema['nodes'];
    const isBlock = (newsBlocks as readonly string[]).includes(name);
    const inserted = (isBlock ? figures : chip)?.create({ name });
    if (inserted) view.dispatch(view.state.tr.replaceSelectionWith(inserted).scrollIntoView());
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
      <div data-focused={isFocused || undefined} data-invalid={isInvalid || undefined} className={look.box}>
        <EditorToolbar view={view} state={state} aside={aside} className={look.bar}>
          {tools?.(insertPlaceholder)}
        </EditorToolbar>
        <div className={look.paper}>
          {lead}
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
          {error && format === 'article' ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
        </div>
      </div>
      {error && format !== 'article' ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {blocks.map(({ key, name, dom, remove }) => createPortal(drawBlock?.(name, remove), dom, key))}
    </div>
  );
}

/** A part that fills itself, drawn into its place by React. */
interface Block {
  key: string;
  name: string;
  dom: HTMLElement;
  remove: () => void;
}

let drawnBlocks = 0;

/** The engine draws into the place; React is told of every state, for the toolbar. */
function useEditorView(
  place: { current: HTMLElement | null },
  { format, value, onChange, labelOf }: RichTextEditorProps,
  setFocused: (isFocused: boolean) => void,
) {
  const { schema } = looks[format];
  const [view, setView] = useState<EditorView | null>(null);
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  const [state, setState] = useState(() => createState(schema, value));
  const chips = useRef<Chips>({ labelOf, drawn: new Set() });
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
      nodeViews: {
        placeholder: (node) => placeChip(node, chips.current),
        figures: (node, self, positionOf) => placeBlock(node, self, positionOf, setBlocks),
      },
      transformPastedHTML: (html) => cleanPasted(schema, html),
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

  // Names change while somebody writes: drawing everything anew would take the focus out of what stands in between.
  useLayoutEffect(() => {
    chips.current.labelOf = labelOf;
    for (const { dom, node } of chips.current.drawn) dom.textContent = chipText(node, labelOf);
  }, [labelOf]);

  useLayoutEffect(() => {
    if (!view || value === known.current) return;
    const isSame = isSameContent(schema, value, known.current);
    known.current = value;
    if (isSame) return;
    const next = createState(schema, value);
    view.updateState(next);
    setState(next);
  }, [view, schema, value]);

  return { view, state, blocks };
}

/** Its own buttons and lists work as they do elsewhere: of what happens inside, the engine hears nothing. */
function placeBlock(
  node: Node,
  view: EditorView,
  positionOf: () => number | undefined,
  setBlocks: (change: (before: readonly Block[]) => readonly Block[]) => void,
): NodeView {
  const dom = document.createElement('div');
  dom.className = 'article-block';
  dom.contentEditable = 'false';
  function remove() {
    const from = positionOf();
    if (from !== undefined) view.dispatch(view.state.tr.delete(from, from + node.nodeSize));
    view.focus();
  }
  drawnBlocks += 1;
  const block = { key: `block-${drawnBlocks}`, name: String(node.attrs.name), dom, remove };
  setBlocks((before) => [...before, block]);
  return {
    dom,
    stopEvent: (event) => !event.type.startsWith('drag'),
    ignoreMutation: () => true,
    selectNode: () => dom.setAttribute('data-selected', ''),
    deselectNode: () => dom.removeAttribute('data-selected'),
    destroy: () => setBlocks((before) => before.filter((each) => each !== block)),
  };
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

interface Chip {
  dom: HTMLElement;
  node: Node;
}

interface Chips {
  labelOf: RichTextEditorProps['labelOf'];
  drawn: Set<Chip>;
}

const chipText = ({ attrs }: Node, labelOf = (name: string) => name): string =>
  [labelOf(String(attrs.name)), attrs.instead].filter(Boolean).join(' / ');

/** In one piece: the caret steps over it and a key takes it away whole. */
function placeChip(node: Node, { labelOf, drawn }: Chips): NodeView {
  const dom = document.createElement('span');
  dom.className = 'mail-chip';
  dom.contentEditable = 'false';
  dom.textContent = chipText(node, labelOf);
  const chip = { dom, node };
  drawn.add(chip);
  return { dom, ignoreMutation: () => true, destroy: () => drawn.delete(chip) };
}

export function CleanHtml({ html, className }: { html: string; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { content } = parseHtml(linesSchema, html);
    place.current?.replaceChildren(DOMSerializer.fromSchema(linesSchema).serializeFragment(content));
  }, [html]);
  return <div ref={place} className={className} />;
}
