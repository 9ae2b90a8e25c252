/** An address holds no more homes than this. */
export const mostInAddress = 50;

/** Homes that another screen begins with, as its address holds them. */
export function writeListingsParam(ids: Iterable<string>): string {
  return [...ids].slice(0, mostInAddress).join(',');
}
