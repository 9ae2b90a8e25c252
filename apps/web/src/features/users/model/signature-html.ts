import { escapeHtml } from '../../../shared/lib/escape-html.ts';
import { linkTargetOf } from '../../../shared/lib/link-target.ts';

const dropped = new Set(['SCRIPT', 'STYLE', 'TITLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'MATH']);
const blocks = new Set(['DIV', 'P', 'LI', 'UL', 'OL', 'TR', 'TABLE', 'BLOCKQUOTE', 'H1', 'H2', 'H3', 'H4']);
const inline: Record<string, 'strong' | 'em'> = { B: 'strong', STRONG: 'strong', I: 'em', EM: 'em' };

/**
 * Rewrites any HTML as the little that mail clients agree on: lines parted by br, with strong, em and links.
 * Nothing of the source is kept except text and checked link targets.
 */
export function cleanSignature(html: string): string {
  const lines = [''];
  let needsBreak = false;

  function append(part: string) {
    if (needsBreak) lines.push('');
    needsBreak = false;
    lines[lines.length - 1] += part;
  }

  function appendWrapped(element: Element, opening: string, closing: string) {
    append(opening);
    walkChildren(element);
    lines[lines.length - 1] += closing;
  }

  function walkChildren(parent: Node) {
    for (const child of parent.childNodes) walk(child);
  }

  function walk(node: Node) {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.textContent ?? '').replace(/[\t\n\r ]+/g, ' ');
      if (text.trim() !== '' || (text !== '' && !needsBreak)) append(escapeHtml(text));
      return;
    }
    if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase())) return;
    const tag = inline[node.tagName];
    const target = node.tagName === 'A' ? linkTargetOf(node.getAttribute('href') ?? '') : null;
    if (tag) appendWrapped(node, `<${tag}>`, `</${tag}>`);
    else if (target) appendWrapped(node, `<a href="${escapeHtml(target)}">`, '</a>');
    else if (node.tagName === 'BR') walkBreak(node);
    else if (blocks.has(node.tagName)) walkBlock(node);
    else walkChildren(node);
  }

  function walkBreak(node: Element) {
    // Editors put a last br into a block only to give an empty line its height.
    const isPlaceholder = !node.nextSibling && blocks.has(node.parentElement?.tagName ?? '');
    append('');
    if (!isPlaceholder) lines.push('');
  }

  function walkBlock(node: Element) {
    if (lines[lines.length - 1] !== '') needsBreak = true;
    walkChildren(node);
    needsBreak = true;
  }

  walkChildren(new DOMParser().parseFromString(html, 'text/html').body);
  return lines
    .map((line) => line.replace(/<(strong|em)>\s*<\/\1>|<a [^>]*><\/a>/g, '').trim())
    .join('<br>')
    .replace(/^(<br>)+|(<br>)+$/g, '');
}

/** A first signature out of what the profile already knows. */
export function signatureOfDetails(name: string, role: string, phone: string): string {
  return [name && `<strong>${escapeHtml(name)}</strong>`, escapeHtml(role), escapeHtml(phone)]
    .filter(Boolean)
    .join('<br>');
}
