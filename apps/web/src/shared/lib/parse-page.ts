/** The number of a page as an address tells it; what is none is the first. */
export function parsePage(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
