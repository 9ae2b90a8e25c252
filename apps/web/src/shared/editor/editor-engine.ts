import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node, Schema } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import type { Command, Transaction } from 'prosemirror-state';
import { AllSelection, EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import type { NodeView } from 'prosemirror-view';
import { EditorView } from 'prosemirror-view';
import type { RichTextEditorProps } from './editor-props.ts';
import { cleanPasted, parseHtml, pastedText, toHtml } from './mail-html.ts';

/** A part that fills itself, drawn into its place by React. */
interface Block {
  key: string;
  name: string;
  dom: HTMLElement;
  remove: () => void;
}

export type Blocks = readonly Block[];
type SetBlocks = (change: (before: Blocks) => Blocks) => void;

let drawnBlocks = 0;

interface Chip {
  dom: HTMLElement;
  node: Node;
}

export interface Chips {
  labelOf: RichTextEditorProps['labelOf'];
  drawn: Set<Chip>;
}

const chipText = ({ attrs }: Node, labelOf = (name: string) => name): string =>
  [labelOf(String(attrs.name)), attrs.instead].filter(Boolean).join(' / ');

/** Names change while somebody writes: drawing everything anew would take the focus out of what stands in between. */
export function renameChips(chips: Chips, labelOf: Chips['labelOf']): void {
  chips.labelOf = labelOf;
  for (const { dom, node } of chips.drawn) dom.textContent = chipText(node, labelOf);
}

/** Puts the cursor after a block that was just put in, into a paragraph of its own where none follows. */
export function goOnAfter(transaction: Transaction): void {
  const { selection, doc } = transaction;
  if (!(selection instanceof NodeSelection)) return;
  const after = selection.to;
  const { paragraph } = doc.type.schema.nodes;
  if (paragraph && !doc.resolve(after).nodeAfter?.isTextblock) transaction.insert(after, paragraph.create());
  transaction.setSelection(TextSelection.create(transaction.doc, after + 1));
}

interface Opening {
  state: EditorState;
  chips: Chips;
  setBlocks: SetBlocks;
  setFocused: (isFocused: boolean) => void;
  onState: (state: EditorState, isChanged: boolean) => void;
}

/** Draws into the element, and tells of every state. */
export function openView(element: HTMLElement, { state, chips, setBlocks, setFocused, onState }: Opening) {
  const { schema } = state;
  const view = new EditorView(element, {
    state,
    dispatchTransaction(transaction) {
      const next = view.state.apply(transaction);
      view.updateState(next);
      onState(next, transaction.docChanged);
    },
    handleDOMEvents: { focus: () => setFocused(true), blur: () => setFocused(false) },
    nodeViews: {
      placeholder: (node) => placeChip(node, chips),
      figures: (node, self, positionOf) => placeBlock(node, self, positionOf, setBlocks),
    },
    transformPastedHTML: (html) => cleanPasted(schema, html),
    clipboardTextParser: (text) => pastedText(schema, text),
  });
  return view;
}

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

/** Its own buttons and lists work as they do elsewhere: of what happens inside, the engine hears nothing. */
function placeBlock(
  node: Node,
  view: EditorView,
  positionOf: () => number | undefined,
  setBlocks: SetBlocks,
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

/** What comes back from the server may be spelt otherwise; whoever is writing keeps the cursor and the way back. */
export const isSameContent = (schema: Schema, one: string, other: string) =>
  toHtml(parseHtml(schema, one)) === toHtml(parseHtml(schema, other));

export function createState(schema: Schema, html: string): EditorState {
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

/**
 * From the first word to the last, where the engine's own would select the page with them; a part that fills itself at either end has
 * no words.
 */
const selectText: Command = ({ doc, tr }, dispatch) => {
  const [first, last] = [Selection.atStart(doc), Selection.atEnd(doc)];
  const isAllWords = !doc.firstChild?.isAtom && !doc.lastChild?.isAtom;
  const all = isAllWords ? TextSelection.between(first.$from, last.$to) : new AllSelection(doc);
  dispatch?.(tr.setSelection(all));
  return true;
};
