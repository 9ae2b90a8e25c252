import { Bold, Italic, Link } from 'lucide-react';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { SignatureLinkForm } from './signature-link-form.tsx';

interface SignatureToolbarProps {
  field: RefObject<HTMLElement | null>;
  onEdited: () => void;
}

interface Marks {
  bold: boolean;
  italic: boolean;
  link: boolean;
}

const none: Marks = { bold: false, italic: false, link: false };
const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

function selectionIn(field: HTMLElement | null): Selection | null {
  const selection = document.getSelection();
  return field && selection?.anchorNode && field.contains(selection.anchorNode) ? selection : null;
}

function linkAt(selection: Selection): Element | null {
  const node = selection.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest('a') ?? null;
}

/** Follows the caret, so that the buttons show what holds at this place. */
function useMarks(field: RefObject<HTMLElement | null>): Marks {
  const [marks, setMarks] = useState(none);
  useEffect(() => {
    function readMarks() {
      const selection = selectionIn(field.current);
      if (!selection) return;
      setMarks({
        bold: document.queryCommandState('bold'),
        italic: document.queryCommandState('italic'),
        link: linkAt(selection) !== null,
      });
    }
    document.addEventListener('selectionchange', readMarks);
    return () => document.removeEventListener('selectionchange', readMarks);
  }, [field]);
  return marks;
}

export function SignatureToolbar({ field, onEdited }: SignatureToolbarProps) {
  const { t } = useTranslation('users');
  const marks = useMarks(field);
  const [isLinking, setLinking] = useState(false);
  const chosen = useRef<Range>(null);

  function run(command: 'bold' | 'italic' | 'unlink' | 'createLink', value?: string) {
    field.current?.focus();
    document.execCommand(command, false, value);
    onEdited();
  }

  function handleLink() {
    const selection = selectionIn(field.current);
    if (selection && marks.link) {
      const link = linkAt(selection);
      if (link) selection.selectAllChildren(link);
      run('unlink');
      return;
    }
    chosen.current = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
    setLinking(!isLinking);
  }

  function addLink(target: string) {
    setLinking(false);
    field.current?.focus();
    const selection = document.getSelection();
    if (!selection || !chosen.current) return;
    selection.removeAllRanges();
    selection.addRange(chosen.current);
    run('createLink', target);
  }

  function closeLink() {
    setLinking(false);
    field.current?.focus();
  }

  return (
    <div className="border-b border-line">
      {/* A press must not take the selection away from the text it is about. */}
      <div
        role="toolbar"
        aria-label={t('signature.toolbar')}
        onMouseDown={(event) => event.preventDefault()}
        className="flex gap-0.5 px-1.5 py-1"
      >
        <IconButton
          size="sm"
          label={t('signature.bold')}
          icon={<Bold {...icon} />}
          aria-pressed={marks.bold}
          isActive={marks.bold}
          onClick={() => run('bold')}
        />
        <IconButton
          size="sm"
          label={t('signature.italic')}
          icon={<Italic {...icon} />}
          aria-pressed={marks.italic}
          isActive={marks.italic}
          onClick={() => run('italic')}
        />
        <IconButton
          size="sm"
          label={t(marks.link ? 'signature.removeLink' : 'signature.link')}
          icon={<Link {...icon} />}
          aria-expanded={marks.link ? undefined : isLinking}
          isActive={marks.link || isLinking}
          onClick={handleLink}
        />
      </div>
      {isLinking && (
        <SignatureLinkForm
          hasSelection={chosen.current !== null && !chosen.current.collapsed}
          onAdd={addLink}
          onClose={closeLink}
        />
      )}
    </div>
  );
}
