import type { ReactNode } from 'react';
import { createElement, useMemo } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';

const allowedTags = new Set(['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li']);
/** Here not even the text is meant for people. */
const droppedTags = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
]);

function drawNode(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (droppedTags.has(tag)) return null;
  const children = [...node.childNodes].map(drawNode);
  if (!allowedTags.has(tag)) return children;
  return tag === 'br' ? createElement(tag, { key }) : createElement(tag, { key }, ...children);
}

const listClass = '[&_ol]:list-decimal [&_ol]:pl-4 [&_ul]:list-disc [&_ul]:pl-4';

/**
 * The server sends a body sanitised. All the same it is not put into the page as it came: elements are made anew from
 * the parsed text, so that nothing but the allowed tags, and never an attribute, can arrive here.
 */
export function NotificationBody({ html, id, className }: { html: string; id: string; className: string }) {
  const nodes = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(drawNode),
    [html],
  );
  return (
    <div id={id} className={classNames(listClass, className)}>
      {nodes}
    </div>
  );
}
