/** An editor leaves tags behind where nothing is written. */
export const isWritten = (body: string): boolean => body.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== '';
