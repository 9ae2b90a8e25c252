import { Bold, Italic, Link, List } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { LinkForm } from './link-form.tsx';
import { linkAt, selectionIn, useMarks } from './selection-marks.ts';

type Command = 'bold' | 'italic' | 'insertUnorderedList' | 'unlink' | 'createLink';

interface FormatToolbarProps {
  field: RefObject<HTMLElement | null>;
  onEdited: () => void;
  hasList?: boolean;
  /** Further tools of the field. */
  children?: ReactNode;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** Bold, italic, lists and links for the field that is being written in. */
export function FormatToolbar({ field, onEdited, hasList = false, children }: FormatToolbarProps) {
  const { t } = useTranslation('common');
  const marks = useMarks(field);
  const [isLinking, setLinking] = useState(false);
  const chosen = useRef<Range>(null);

  function run(command: Command, value?: string) {
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
        aria-label={t('richText.toolbar')}
        onMouseDown={(event) => event.preventDefault()}
        className="flex gap-0.5 px-1.5 py-1"
      >
        <IconButton
          size="sm"
          label={t('richText.bold')}
          icon={<Bold {...icon} />}
          aria-pressed={marks.bold}
          isActive={marks.bold}
          onClick={() => run('bold')}
        />
        <IconButton
          size="sm"
          label={t('richText.italic')}
          icon={<Italic {...icon} />}
          aria-pressed={marks.italic}
          isActive={marks.italic}
          onClick={() => run('italic')}
        />
        {hasList ? (
          <IconButton
            size="sm"
            label={t('richText.list')}
            icon={<List {...icon} />}
            aria-pressed={marks.list}
            isActive={marks.list}
            onClick={() => run('insertUnorderedList')}
          />
        ) : null}
        <IconButton
          size="sm"
          label={t(marks.link ? 'richText.removeLink' : 'richText.link')}
          icon={<Link {...icon} />}
          aria-expanded={marks.link ? undefined : isLinking}
          isActive={marks.link || isLinking}
          onClick={handleLink}
        />
        {children}
      </div>
      {isLinking && (
        <LinkForm
          hasSelection={chosen.current !== null && !chosen.current.collapsed}
          onAdd={addLink}
          onClose={closeLink}
        />
      )}
    </div>
  );
}
