import type { SiteContext } from '../site-context.ts';
import { PageHead } from './page-head.tsx';

export function NotFoundPage({ site }: { site: SiteContext }) {
  const { texts, frame } = site;
  return (
    <PageHead site={site} title={texts.notFound.title} lead={texts.notFound.lead}>
      <p className="actions">
        <a className="button" href={frame.links.home}>
          {texts.notFound.home}
        </a>
      </p>
    </PageHead>
  );
}
