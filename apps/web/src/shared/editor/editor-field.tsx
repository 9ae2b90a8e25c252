import './editor.css';
import { newsBlocks } from '@hearthline/domain/site/vocabulary';
import type { Node, Schema } from 'prosemirror-model';
import { DOMSerializer } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { useEffectEvent, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../lib/class-names.ts';
import { FieldError, labelClass } from '../ui/field.tsx';
import type { Blocks, Chips } from './editor-engine.ts';
import { createState, goOnAfter, isSameContent, openView, renameChips } from './editor-engine.ts';
import type { RichTextEditorProps } from './editor-props.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { parseHtml, toHtml } from './mail-html.ts';
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
    if (inserted) {
      const transaction = view.state.tr.replaceSelectionWith(inserted);
      // A block that stayed selected would be replaced by the next letter.
      if (isBlock) goOnAfter(transaction);
      view.dispatch(transaction.scrollIntoView());
    }
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

/** The engine draws into the place; React is told of every state, for the toolbar. */
function useEditorView(
  place: { current: HTMLElement | null },
  { format, value, onChange, labelOf }: RichTextEditorProps,
  setFocused: (isFocused: boolean) => void,
) {
  const { schema } = looks[format];
  const [view, setView] = useState<EditorView | null>(null);
  const [blocks, setBlocks] = useState<Blocks>([]);
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
  const open = useEffectEvent((element: HTMLElement) =>
    openView(element, {
      state,
      chips: chips.current,
      setBlocks,
      setFocused,
      onState: (next, isChanged) => {
        setState(next);
        if (isChanged) handleChange(next.doc);
      },
    }),
  );

  useLayoutEffect(() => {
    if (!place.current) return;
    const opened = open(place.current);
    setView(opened);
    return () => opened.destroy();
  }, [place]);

  useLayoutEffect(() => renameChips(chips.current, labelOf), [labelOf]);

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

export function CleanHtml({ html, className }: { html: string; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { content } = parseHtml(linesSchema, html);
    place.current?.replaceChildren(DOMSerializer.fromSchema(linesSchema).serializeFragment(content));
  }, [html]);
  return <div ref={place} className={className} />;
}
