import type { Match, PhraseParser } from '../match.ts';
import { createPhraseSet } from '../phrases.ts';

const skipNear = createPhraseSet(
  'near, near to, close to, around, by, du cote (de|d|du), (pres|proche|autour|a cote|aux alentours|aux environs) (de|d|du)',
);

export const parsePlace: PhraseParser = ({ tokens, places }, at): Match | null => {
  const found = places.find(tokens, at) ?? places.find(tokens, skipNear(tokens, at));
  if (!found) return null;
  return {
    end: found.end,
    topic: 'place',
    apply: (draft, manner) => draft.places.add(found.places, manner),
  };
};
