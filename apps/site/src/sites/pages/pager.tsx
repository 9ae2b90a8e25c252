import type { SiteContext } from '../site-context.ts';

interface PagerProps {
  site: SiteContext;
  page: number;
  pages: number;
  before: string | null;
  after: string | null;
}

export function Pager({ site: { texts, format }, page, pages, before, after }: PagerProps) {
  if (pages < 2) return null;
  const words = texts.pager;
  return (
    <nav className="pager wrap" aria-label={words.label}>
      {before === null ? <span /> : <Way url={before} rel="prev" name={words.before} />}
      <p>{words.of(format.number(page), format.number(pages))}</p>
      {after === null ? <span /> : <Way url={after} rel="next" name={words.after} />}
    </nav>
  );
}

const Way = ({ url, rel, name }: { url: string; rel: string; name: string }) => (
  <a className="link" href={url} rel={rel}>
    {name}
  </a>
);
