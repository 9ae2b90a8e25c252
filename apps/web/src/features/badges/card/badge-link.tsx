import { ArrowRight } from 'lucide-react';
import { PathLink } from '../../../shared/ui/path-link.tsx';

/** Inside the app by its path, outside by https; nothing else may be led to. */
export function badgeLinkTarget(link: string): { path: string } | { url: string } | null {
  const text = link.trim();
  if (/^\/(?![/\\])/.test(text)) return { path: text };
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { href, username, password } = new URL(text);
  return username || password ? null : { url: href };
}

export function BadgeLink({ link, text }: { link: string; text: string }) {
  const target = badgeLinkTarget(link);
  if (!target) return <span className="badge-words">{text}</span>;
  const content = (
    <>
      <span className="badge-words">{text}</span>
      <ArrowRight aria-hidden="true" className="size-3.5 shrink-0" />
    </>
  );
  if ('path' in target) {
    return (
      <PathLink path={target.path} className="badge-link">
        {content}
      </PathLink>
    );
  }
  return (
    <a href={target.url} target="_blank" rel="noreferrer" className="badge-link">
      {content}
    </a>
  );
}
