/** An address of the web, or null: imported files hold all kinds of text, and a link must not run any of it. */
export function websiteOf(text: string | null): string | null {
  if (!text) return null;
  try {
    const url = new URL(/^[a-z]+:/i.test(text) ? text : `https://${text}`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
