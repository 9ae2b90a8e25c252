/** The name in a `Host` header, as names are kept: in small letters, without a port. */
export const nameOfHost = (host: string | undefined): string =>
  (host ?? '').slice(0, 300).toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
