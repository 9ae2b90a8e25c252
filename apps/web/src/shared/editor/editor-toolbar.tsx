import { Bold, Italic, Link, List } from 'lucide-react';
import { toggleMark } from 'prosemirror-commands';
import type { MarkType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { linkTargetOf } from '../lib/link-target.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/text-field.tsx';

interface EditorToolbarProps {
  view: EditorView | null;
  state: EditorState;
  /** Further tools of the field. */
  children?: ReactNode;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** Bold, italic, lists and links, as far as the field knows them. */
export function EditorToolbar({ view, state, children }: EditorToolbarProps) {
  const { t } = useTranslation('common');
  /** As it was when the button was pressed: selecting more must not open the form in the middle of it. */
  const [linking, setLinking] = useState<{ hasSelection: boolean } | null>(null);
  const { strong, em, link } = state.schema.marks;
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
      isOn: isInBullets(state),
      run: state.schema.nodes.bulletList && toggleBullets,
    },
  ];
  return (
    <div className="border-b border-line">
      <Toolbar
        aria-label={t('richText.toolbar')}
        // A press must not take the focus away from the text it is about.
        onMouseDown={(event) => event.preventDefault()}
        className="flex gap-0.5 px-1.5 py-1"
      >
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
const isInBullets = (state: EditorState) => listAround(state)?.type.name === 'bulletList';

const toggleBullets: Command = (state, dispatch) => {
  const { bulletList, listItem } = state.schema.nodes;
  if (!bulletList || !listItem) return false;
  if (isInBullets(state)) return liftListItem(listItem)(state, dispatch);
  if (listAround(state)?.type.name !== 'orderedList') return wrapInList(bulletList)(state, dispatch);
  const { $from } = state.selection;
  dispatch?.(state.tr.setNodeMarkup($from.before(-2), bulletList));
  return true;
};
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
