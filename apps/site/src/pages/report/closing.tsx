import type { SectionView } from './section.tsx';
import { Facts, Portrait, Section } from './section.tsx';

export function Method({ section }: { section: SectionView<'method'> }) {
  return (
    <Section id="method" title={section.title}>
      <ol className="steps">
        {section.steps.map(({ title, words }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <div className="boxes">
        {section.notes.map(({ title, words }) => (
          <div key={title} className="box">
            <h3>{title}</h3>
            <p>{words}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

export function Agent({ section }: { section: SectionView<'agent'> }) {
  return (
    <Section id="agent" title={section.title}>
      <div className="by large">
        <Portrait photo={section.photo} initials={section.initials} />
        <div>
          <p className="agent-name">{section.name}</p>
          {section.role ? <p>{section.role}</p> : null}
          {section.brokerage ? <p>{section.brokerage}</p> : null}
          <Facts facts={section.lines} />
        </div>
      </div>
      {section.about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="strong">{section.next}</p>
      {section.licence ? <p className="quiet">{section.licence}</p> : null}
    </Section>
  );
}
