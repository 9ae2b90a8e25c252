/** Larger numbers and longer texts are nobody's wish, and no search takes them. */
export const highestDays = 5_000;
export const longestKeywords = 200;
export const longestAddress = 120;
export const mostMlsNumbers = 500;
