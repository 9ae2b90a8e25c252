import type { Language } from '@hearthline/contract/common';
import type { ReactNode, Ref } from 'react';

export interface RichTextEditorProps {
  label: string;
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  /**
   * A mail has paragraphs, lists and placeholders; lines are parted by br, with bold, italic and links only. An article has
   * headings and quotes besides, and parts that fill themselves.
   */
  format: 'mail' | 'lines' | 'article';
  /** HTML, of which only what the format knows is shown and handed out. */
  value: string;
  onChange: (html: string) => void;
  placeholder: string;
  error?: ReactNode;
  /** What a placeholder is called on its chip. */
  labelOf?: (name: string) => string;
  /** Draws a part of an article that fills itself, named as in its braces; `remove` takes it out. */
  drawBlock?: (name: string, remove: () => void) => ReactNode;
  /** Of the words. */
  lang?: Language;
  /** Between the tools and the words, as the title of an article. */
  lead?: ReactNode;
  /** At the end of the tools. */
  aside?: ReactNode;
  /** Further tools, which may put a placeholder where the caret is. */
  tools?: (insertPlaceholder: (name: string) => void) => ReactNode;
  /** Stands under the words, as it will in the mail. */
  footer?: ReactNode;
  ref?: Ref<{ focus: () => void }>;
}
