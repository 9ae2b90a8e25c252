import type { ReactNode } from 'react';
import { Fragment } from 'react';

interface RichTextProps {
  /** A sentence in which each marked part stands once, such as `Read the <terms>Terms of use</terms>.` */
  text: string;
  tags: Record<string, (words: string) => ReactNode>;
}

/** Does for one sentence what the library's `Trans` does; that one alone would be a thirtieth of the login page. */
export function RichText({ text, tags }: RichTextProps) {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  const nodes: ReactNode[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [plain = '', tag, words = ''] = parts.slice(at, at + 3);
    nodes.push(plain);
    if (tag !== undefined) nodes.push(<Fragment key={tag}>{tags[tag]?.(words) ?? words}</Fragment>);
  }
  return nodes;
}

/** The address within a sentence; a long one may break anywhere. */
export function emphasizeEmail(email: string): ReactNode {
  return <b className="font-medium break-words text-ink">{email}</b>;
}
