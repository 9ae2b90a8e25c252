/** With single spaces in place of all others and of line breaks, and none around: for what a program reads. */
export const toOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The same for people, who read a number, its sign and a colon on one line: spaces that do not break stay. */
export const toWrittenLine = (text: string): string => text.trim().replace(/[^\S\u00a0\u202f]+/g, ' ');
