import type { Language } from '@hearthline/contract/common';

/** Where everything of one site stands: on the public origin, under a name of its own, or in the preview of a draft. */
export interface PageAddresses {
  /** From the root of the origin that the page is on. */
  page(language: Language, path: string, query?: Record<string, string | number>): string;
  photo(mlsNumber: string, index: number, width: number): string;
  agentPhoto: string;
  feed(language: Language): string;
  /** The whole of it, the same wherever the page is read. */
  canonical(language: Language, path: string, query?: Record<string, string | number>): string;
  /** Of what stands beside the languages. */
  file(name: string): string;
  /** Of what a page names by this path: of its own under the site's address, of the rest on its origin. */
  whole(path: string): string;
}

const join = (root: string, language: Language, path: string): string =>
  path === '' ? `${root}/${language}` : `${root}/${language}/${path}`;

function withQuery(address: string, query: Record<string, string | number> = {}): string {
  const told = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== '') told.set(name, String(value));
  return told.size === 0 ? address : `${address}?${told}`;
}

export function createPageAddresses({
  root,
  canonicalRoot,
  kept = {},
}: {
  /** Before the language, as the reader came; empty under a name of its own. */
  root: string;
  /** The same with its origin, as the world should know it. */
  canonicalRoot: string;
  /** What goes along from page to page. */
  kept?: Record<string, string>;
}): PageAddresses {
  return {
    page: (language, path, query = {}) => withQuery(join(root, language, path), { ...query, ...kept }),
    photo: (mlsNumber, index, width) =>
      `${root}/photos/${encodeURIComponent(mlsNumber)}/${index}-${width}.webp`,
    agentPhoto: `${root}/photos/agent.webp`,
    feed: (language) => `${root}/${language}/feed.xml`,
    canonical: (language, path, query) => withQuery(join(canonicalRoot, language, path), query),
    file: (name) => `${canonicalRoot}/${name}`,
    whole: (path) =>
      root !== '' && path.startsWith(`${root}/`)
        ? `${canonicalRoot}${path.slice(root.length)}`
        : `${new URL(canonicalRoot).origin}${path}`,
  };
}
