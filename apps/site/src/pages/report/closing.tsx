import type { SectionView } from './report-page.tsx';
import { Facts, Section } from './section.tsx';

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
        {section.photo === null ? (
          <span className="portrait initials" aria-hidden="true">
            {section.initials}
          </span>
        ) : (
          <img className="portrait" src={section.photo} alt="" />
        )}
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
