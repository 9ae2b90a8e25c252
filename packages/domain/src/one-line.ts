/** With single spaces in place of all others and of line breaks, and none around. */
export const toOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
