/** Today and Yesterday begin small within a sentence; dates stay as they are. */
export const inSentence = (day: string): string => (/\d/.test(day) ? day : day.toLowerCase());
