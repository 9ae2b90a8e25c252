import { canBeNegated } from '../drafts/draft.ts';
import type { Match, PhraseParser } from '../match.ts';
import type { Meaning } from '../meaning.ts';
import { createPhraseSet, createPhraseTable } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { featurePhrases } from '../words/features.ts';
import { kindPhrases } from '../words/kinds.ts';
import { marketPhrases } from '../words/market.ts';
import { remarkPhrases } from '../words/remarks.ts';
import { units } from '../words/units.ts';

const phrases = createPhraseTable<readonly Meaning[]>([
  ...remarkPhrases,
  ...kindPhrases,
  ...featurePhrases,
  ...marketPhrases,
]);

const skipNear = createPhraseSet(
  '(near|near to|close to|by|next to|across from|steps to|steps from|walk to|walking distance to|minutes to|backing onto|backs onto|backing on to|overlooking)( a| an| the|), (pres|proche|proches|a cote|a proximite|a distance de marche|a deux pas|en face) (de l|de la|de|d une|d un|du|des|d), donnant sur (le|la|l|un|une)',
);

export const parsePhrase: PhraseParser = ({ tokens }, at): Match | null => {
  const found = phrases.find(tokens, at) ?? findNearby(tokens, at);
  if (!found) return null;
  return {
    end: found.end,
    ...(found.meaning.every(canBeNegated) ? { topic: topicOf(found.meaning[0]) } : {}),
    apply(draft, manner) {
      const findings = found.meaning.map((meaning) => draft.add(meaning, manner));
      return findings.includes(null) ? null : (findings[0] ?? null);
    },
  };
};

/** Near a park: what lies nearby is looked for in the remarks. */
function findNearby(tokens: readonly Token[], at: number) {
  const start = skipNear(tokens, at);
  const found = start > at ? phrases.find(tokens, start) : null;
  return found?.meaning.every(({ type }) => type === 'keyword') ? found : null;
}

function topicOf(meaning: Meaning | undefined): string {
  if (meaning?.type === 'vagueKind') return 'kind';
  return meaning && 'field' in meaning ? meaning.field : (meaning?.type ?? '');
}

/** Whether the sentence tells of a home: its kind, or how many bedrooms it has. */
export function findsHome(tokens: Parameters<typeof phrases.find>[0]): boolean {
  return tokens.some((_token, at) => {
    const unit = units.find(tokens, at)?.meaning;
    if (unit?.type === 'count' && unit.field === 'bedrooms') return true;
    return phrases.find(tokens, at)?.meaning.some((meaning) => topicOf(meaning) === 'kind') === true;
  });
}

/** Whether the sentence is about leases, wherever in it that is said. */
export function findsLease(tokens: Parameters<typeof phrases.find>[0]): boolean {
  return tokens.some((_token, at) =>
    phrases.find(tokens, at)?.meaning.some((meaning) => 'offer' in meaning && meaning.offer === 'lease'),
  );
}
