/** A label within a sentence. */
export const startSmall = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
