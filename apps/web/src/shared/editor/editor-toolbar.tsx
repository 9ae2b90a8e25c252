import { Bold, Heading2, Italic, Link, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide-react';
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import { linkTargetOf } from '../lib/link-target.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { articleSchema } from './mail-schema.ts';

interface EditorToolbarProps {
  view: EditorView | null;
  state: EditorState;
  /** Further tools of the field. */
  children?: ReactNode;
  /** At the other end. */
  aside?: ReactNode;
  className?: string;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** Bold, italic, lists and links, as far as the field knows them. */
export function EditorToolbar({ view, state, children, aside, className }: EditorToolbarProps) {
  const { t } = useTranslation('common');
  /** As it was when the button was pressed: selecting more must not open the form in the middle of it. */
  const [linking, setLinking] = useState<{ hasSelection: boolean } | null>(null);
  const { strong, em, link } = state.schema.marks;
  const { bulletList, orderedList } = state.schema.nodes;
  const isArticle = state.schema === articleSchema;
  const hasLink = isMarked(state, link);

  function run(command: Command) {
    setLinking(null);
    if (!view) return;
    command(view.state, view.dispatch);
    view.focus();
  }

  function handleLink() {
    if (hasLink && link) run(removeLink(link));
    else if (linking?.hasSelection === !state.selection.empty) setLinking(null);
    else setLinking({ hasSelection: !state.selection.empty });
  }

  const toggles = [
    ...(isArticle
      ? [
          {
            label: t('richText.heading'),
            mark: <Heading2 {...icon} />,
            isOn: isInHeading(state),
            run: toggleHeading,
          },
        ]
      : []),
    {
      label: t('richText.bold'),
      mark: <Bold {...icon} />,
      isOn: isMarked(state, strong),
      run: strong && toggleMark(strong),
    },
    {
      label: t('richText.italic'),
      mark: <Italic {...icon} />,
      isOn: isMarked(state, em),
      run: em && toggleMark(em),
    },
    {
      label: t('richText.list'),
      mark: <List {...icon} />,
      isOn: isInList(state, bulletList),
      run: bulletList && toggleList(bulletList),
    },
    ...(isArticle
      ? [
          {
            label: t('richText.numbers'),
            mark: <ListOrdered {...icon} />,
            isOn: isInList(state, orderedList),
            run: orderedList && toggleList(orderedList),
          },
          {
            label: t('richText.quote'),
            mark: <Quote {...icon} />,
            isOn: isInQuote(state),
            run: toggleQuote,
          },
        ]
      : []),
  ];
  return (
    <div className={classNames('border-b border-line', className)}>
      <Toolbar
        aria-label={t('richText.toolbar')}
        // A press must not take the focus away from the text it is about.
        onMouseDown={(event) => event.preventDefault()}
        className="flex flex-wrap items-center gap-0.5 px-1.5 py-1"
      >
        {isArticle ? (
          <>
            <StepButton
              label={t('undo')}
              icon={<Undo2 {...icon} />}
              command={undo}
              state={state}
              onRun={run}
            />
            <StepButton
              label={t('richText.redo')}
              icon={<Redo2 {...icon} />}
              command={redo}
              state={state}
              onRun={run}
            />
            <i aria-hidden="true" className="mx-1.5 h-5 w-px bg-line-strong" />
          </>
        ) : null}
        {toggles.map(({ label, mark, isOn, run: command }) =>
          command ? (
            <IconButton
              key={label}
              size="sm"
              label={label}
              icon={mark}
              aria-pressed={isOn}
              isActive={isOn}
              onClick={() => run(command)}
            />
          ) : null,
        )}
        <IconButton
          size="sm"
          label={t(hasLink ? 'richText.removeLink' : 'richText.link')}
          icon={<Link {...icon} />}
          aria-expanded={hasLink ? undefined : linking !== null}
          isActive={hasLink || linking !== null}
          onClick={handleLink}
        />
        {children}
        {aside ? (
          <div className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-1 pl-2">{aside}</div>
        ) : null}
      </Toolbar>
      {linking && link ? (
        <LinkForm
          hasSelection={linking.hasSelection}
          onAdd={(href) => run(toggleMark(link, { href }))}
          onClose={() => run(() => true)}
        />
      ) : null}
    </div>
  );
}

function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType | undefined): boolean {
  if (!type) return false;
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

/** The whole link, however little of it is selected. */
function removeLink(type: MarkType): Command {
  return ({ selection, tr }, dispatch) => {
    const { $from, from, to } = selection;
    const start = $from.start();
    $from.parent.forEach((node, offset) => {
      const [first, last] = [start + offset, start + offset + node.nodeSize];
      if (type.isInSet(node.marks) && first <= to && last >= from) tr.removeMark(first, last, type);
    });
    dispatch?.(tr.removeMark(from, to, type));
    return true;
  };
}

const listAround = ({ selection: { $from } }: EditorState) => ($from.depth >= 3 ? $from.node(-2) : null);
const isInList = (state: EditorState, list: NodeType | undefined) => listAround(state)?.type === list;

const toggleList =
  (list: NodeType): Command =>
  (state, dispatch) => {
    const { listItem } = state.schema.nodes;
    if (!listItem) return false;
    if (isInList(state, list)) return liftListItem(listItem)(state, dispatch);
    if (listAround(state)?.type.spec.content !== list.spec.content) return wrapInList(list)(state, dispatch);
    const { $from } = state.selection;
    dispatch?.(state.tr.setNodeMarkup($from.before(-2), list));
    return true;
  };

const isInHeading = ({ selection: { $from } }: EditorState) => $from.parent.type.name === 'heading';

const toggleHeading: Command = (state, dispatch) => {
  const { heading, paragraph } = state.schema.nodes;
  const wanted = isInHeading(state) ? paragraph : heading;
  return wanted ? setBlockType(wanted)(state, dispatch) : false;
};

const isInQuote = ({ selection: { $from } }: EditorState) =>
  Array.from({ length: $from.depth }, (_, depth) => $from.node(depth)).some(
    ({ type }) => type.name === 'blockquote',
  );

const toggleQuote: Command = (state, dispatch) => {
  const { blockquote } = state.schema.nodes;
  if (!blockquote) return false;
  return isInQuote(state) ? lift(state, dispatch) : wrapIn(blockquote)(state, dispatch);
};

interface StepButtonProps {
  label: string;
  icon: ReactNode;
  command: Command;
  state: EditorState;
  onRun: (command: Command) => void;
}

/** One step back, or forth again. */
function StepButton({ label, icon: mark, command, state, onRun }: StepButtonProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      icon={mark}
      aria-disabled={!command(state)}
      onClick={() => onRun(command)}
    />
  );
}

interface LinkFormProps {
  hasSelection: boolean;
  onAdd: (target: string) => void;
  onClose: () => void;
}

function focusElement(element: HTMLElement | null) {
  element?.focus();
}

function LinkForm({ hasSelection, onAdd, onClose }: LinkFormProps) {
  const { t } = useTranslation('common');
  const [address, setAddress] = useState('');
  const [isRefused, setRefused] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const target = linkTargetOf(address);
    if (target) onAdd(target);
    else setRefused(true);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  if (!hasSelection) {
    return (
      <p role="status" className="px-3 pb-2.5 text-xs text-ink-2">
        {t('richText.selectFirst')}
      </p>
    );
  }
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      className="flex flex-wrap items-start gap-2 px-3 pt-1 pb-3"
    >
      <TextField
        ref={focusElement}
        label={t('richText.address')}
        size="sm"
        className="min-w-40 flex-1"
        value={address}
        error={isRefused ? t('richText.badAddress') : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setRefused(false);
        }}
      />
      <Button type="submit" size="sm" variant="secondary" className="mt-6">
        {t('richText.addLink')}
      </Button>
    </form>
  );
}
