import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

interface Marks {
  bold: boolean;
  italic: boolean;
  list: boolean;
  link: boolean;
}

const none: Marks = { bold: false, italic: false, list: false, link: false };

export function selectionIn(field: HTMLElement | null): Selection | null {
  const selection = document.getSelection();
  return field && selection?.anchorNode && field.contains(selection.anchorNode) ? selection : null;
}

export function linkAt(selection: Selection): Element | null {
  const node = selection.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest('a') ?? null;
}

/** Follows the caret, so that the buttons show what holds at this place. */
export function useMarks(field: RefObject<HTMLElement | null>): Marks {
  const [marks, setMarks] = useState(none);
  useEffect(() => {
    function readMarks() {
      const selection = selectionIn(field.current);
      if (!selection) return;
      setMarks({
        bold: document.queryCommandState('bold'),
        italic: document.queryCommandState('italic'),
        list: document.queryCommandState('insertUnorderedList'),
        link: linkAt(selection) !== null,
      });
    }
    document.addEventListener('selectionchange', readMarks);
    return () => document.removeEventListener('selectionchange', readMarks);
  }, [field]);
  return marks;
}
