/** A question to a RESO Web API server; only what is given becomes part of the address. */
export interface Query {
  resource: string;
  filter?: string | undefined;
  orderby?: string;
  select?: string;
  expand?: string | undefined;
  top?: number;
  count?: boolean;
}

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`);

export type KeyValue = string | number;

export function buildUrl(
  baseUrl: string,
  { resource, filter, orderby, select, expand, top, count }: Query,
): string {
  const options: [string, string | undefined][] = [
    ['$filter', filter],
    ['$orderby', orderby],
    ['$select', select],
    ['$expand', expand],
    ['$top', top?.toString()],
    ['$count', count ? 'true' : undefined],
  ];
  const query = options
    .filter((option): option is [string, string] => option[1] !== undefined && option[1] !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const address = `${withSlash(baseUrl)}${resource}`;
  return query === '' ? address : `${address}?${query}`;
}

/**
 * The address of the next page as the server gave it. Some send it without encoding it, and behind a proxy
 * some name a host of their own: the token goes to the configured host only.
 */
export function resolveNextLink(link: string, baseUrl: string): string {
  const base = new URL(withSlash(baseUrl));
  const target = new URL(needsEncoding(link) ? encodeLink(link) : link, base);
  return `${base.origin}${target.pathname}${target.search}`;
}

function needsEncoding(link: string): boolean {
  const query = link.slice(link.indexOf('?') + 1);
  return (
    /[\s"<>`{}|\\^#]|[^\x20-\x7e]|%(?![0-9a-f]{2})/i.test(query) ||
    (query.includes("'") && !query.includes('%'))
  );
}

/** Splits at what can only be the start of another option: a remark about `A & B` in a filter is none. */
function encodeLink(link: string): string {
  const start = link.indexOf('?');
  if (start < 0) return link;
  const options = link.slice(start + 1).split(/&(?=\$?\w+=)/);
  const encoded = options.map((option) => {
    const equals = option.indexOf('=');
    return `${option.slice(0, equals)}=${encodeURIComponent(option.slice(equals + 1))}`;
  });
  return `${link.slice(0, start)}?${encoded.join('&')}`;
}

export function literal(value: KeyValue): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

export function both(...filters: (string | null | undefined)[]): string | undefined {
  const given = filters.filter((filter) => filter !== null && filter !== undefined && filter !== '');
  return given.length > 1
    ? given.map((filter) => (/\bor\b/i.test(filter ?? '') ? `(${filter})` : filter)).join(' and ')
    : (given[0] ?? undefined);
}
