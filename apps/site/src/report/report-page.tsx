import type { ReportView } from '@hearthline/cma-report/view/report-view';
import { Adjustments } from './adjustments.tsx';
import { Agent, Method } from './closing.tsx';
import { Comparables } from './comparables.tsx';
import { Cover } from './cover.tsx';
import { MapSection } from './map.tsx';
import { Subject } from './subject.tsx';
import { Summary } from './summary.tsx';
import { Trend } from './trend.tsx';

export type SectionView<K extends ReportView['sections'][number]['kind']> = Extract<
  ReportView['sections'][number],
  { kind: K }
>;

interface PageTexts {
  download: string;
  contents: string;
  privacy: string;
}

const texts: Record<ReportView['language'], PageTexts> = {
  en: {
    download: 'Download as PDF',
    contents: 'Contents',
    privacy: 'This page is private. Whoever has its address can open it, until your agent closes it.',
  },
  fr: {
    download: 'Télécharger en PDF',
    contents: 'Table des matières',
    privacy:
      'Cette page est privée. Quiconque possède son adresse peut l’ouvrir, jusqu’à ce que votre agent la ferme.',
  },
};

export function ReportPage({ view, pdf }: { view: ReportView; pdf: string }) {
  const words = texts[view.language];
  const named = view.sections.filter(({ kind }) => kind !== 'cover');
  return (
    <>
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
    </>
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
