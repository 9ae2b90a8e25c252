import { taskMaxLength } from '@hearthline/contract/client-page';
import type { Language } from '@hearthline/contract/common';
import { createFormat } from '@hearthline/format/format';

const words: Record<Language, (place: string, time: string) => string> = {
  en: (place, time) => `Show ${place} at ${time}`,
  fr: (place, time) => `Visiter ${place} à ${time}`,
};

/** The day stands beside it, as the day on which it is due. */
export function describeShowingTask({
  place,
  agreedAt,
  timeZone,
  language,
}: {
  place: string;
  agreedAt: Date;
  timeZone: string;
  language: Language;
}): string {
  return words[language](place, createFormat(language, timeZone).time(agreedAt)).slice(0, taskMaxLength);
}
