import { canBeNegated } from '../drafts/draft.ts';
import type { Match, PhraseParser } from '../match.ts';
import type { Meaning } from '../meaning.ts';
import { createPhraseTable } from '../phrases.ts';
import { featurePhrases } from '../words/features.ts';
import { kindPhrases } from '../words/kinds.ts';
import { marketPhrases } from '../words/market.ts';
import { remarkPhrases } from '../words/remarks.ts';

const phrases = createPhraseTable<readonly Meaning[]>([
  ...remarkPhrases,
  ...kindPhrases,
  ...featurePhrases,
  ...marketPhrases,
]);

export const parsePhrase: PhraseParser = ({ tokens }, at): Match | null => {
  const found = phrases.find(tokens, at);
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

function topicOf(meaning: Meaning | undefined): string {
  if (meaning?.type === 'vagueKind') return 'kind';
  return meaning && 'field' in meaning ? meaning.field : (meaning?.type ?? '');
}

/** Whether the sentence is about leases, wherever in it that is said. */
export function findsLease(tokens: Parameters<typeof phrases.find>[0]): boolean {
  return tokens.some((_token, at) =>
    phrases.find(tokens, at)?.meaning.some((meaning) => 'offer' in meaning && meaning.offer === 'lease'),
  );
}
