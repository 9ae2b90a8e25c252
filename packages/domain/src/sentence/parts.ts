import type { CriterionField } from '../criteria/fields.ts';
import type { Finding } from './drafts/finding.ts';
import type { Token } from './tokens.ts';
import { isSilent } from './words/stop-words.ts';

export interface SentencePart {
  text: string;
  start: number;
  end: number;
  /** Null where it was not understood. */
  field: CriterionField | null;
}

export type PartList = ReturnType<typeof createPartList>;

export function createPartList(text: string, tokens: readonly Token[]) {
  const spans: { from: number; to: number; finding: Finding | null }[] = [];

  function add(from: number, to: number, finding: Finding | null): void {
    spans.push({ from, to, finding });
  }

  /** What was not understood falls apart into its words, of which stop words are left out. */
  function finish(): SentencePart[] {
    const parts: SentencePart[] = [];
    for (const { from, to, finding } of spans) {
      const field = finding?.field ?? null;
      if (field === null) for (let at = from; at < to; at += 1) addUnknown(parts, tokens[at] as Token);
      else addPart(parts, (tokens[from] as Token).start, (tokens[to - 1] as Token).end, field);
    }
    return parts;
  }

  function addUnknown(parts: SentencePart[], token: Token): void {
    if (isSilent(token)) return;
    const last = parts.at(-1);
    const isOneWord = last?.field === null && /^[-'’.]*$/.test(text.slice(last.end, token.start));
    if (isOneWord) addPart(parts, (parts.pop() ?? token).start, token.end, null);
    else addPart(parts, token.start, token.end, null);
  }

  function addPart(parts: SentencePart[], start: number, end: number, field: CriterionField | null): void {
    parts.push({ text: text.slice(start, end), start, end, field });
  }

  return { add, finish };
}
