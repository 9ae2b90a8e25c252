import type { ReportView } from '@hearthline/cma-report/view/report-view';
import { describeReport } from '@hearthline/cma-report/view/report-view';
import type { PublicPage } from '@hearthline/contract/site';
import { Page } from '../../components/page.tsx';
import { textsOf } from '../../texts/texts.ts';
import { Adjustments } from './adjustments.tsx';
import { Agent, Method } from './closing.tsx';
import { Comparables } from './comparables.tsx';
import { Cover } from './cover.tsx';
import { MapSection } from './map.tsx';
import styles from './report.css?inline';
import { Subject } from './subject.tsx';
import { Summary } from './summary.tsx';
import { Trend } from './trend.tsx';

/** What the report says, for whoever has its address. */
export function ReportPage({ report, photos, pdf }: Extract<PublicPage, { name: 'report' }>) {
  const view = describeReport(report, photos);
  const words = textsOf(view.language).report;
  const named = view.sections.filter(({ kind }) => kind !== 'cover');
  return (
    <Page language={view.language} title={view.documentTitle} styles={styles}>
      <header className="top">
        <p className="kicker">{view.name}</p>
        <p className="line">{view.line}</p>
        <a className="button" href={pdf} download>
          {words.download}
        </a>
      </header>
      <main>
        {view.sections.map((section) => (
          <Section key={section.kind} section={section} />
        ))}
      </main>
      <nav className="contents" aria-label={words.contents}>
        <ol>
          {named.map(({ kind, title }) => (
            <li key={kind}>
              <a href={`#${kind}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <footer>
        <p>{view.preparedBy}</p>
        <p>{words.privacy}</p>
      </footer>
    </Page>
  );
}

function Section({ section }: { section: ReportView['sections'][number] }) {
  switch (section.kind) {
    case 'cover':
      return <Cover section={section} />;
    case 'summary':
      return <Summary section={section} />;
    case 'subject':
      return <Subject section={section} />;
    case 'map':
      return <MapSection section={section} />;
    case 'comparables':
      return <Comparables section={section} />;
    case 'adjustments':
      return <Adjustments section={section} />;
    case 'trend':
      return <Trend section={section} />;
    case 'method':
      return <Method section={section} />;
    case 'agent':
      return <Agent section={section} />;
  }
}
