import type { SectionView } from './section.tsx';
import { Facts, Photo, Section, Wide } from './section.tsx';

export function Subject({ section }: { section: SectionView<'subject'> }) {
  const { beside } = section;
  const [yours, lowest, middle, highest] = Object.values(beside.columns);
  return (
    <Section id="subject" title={section.title}>
      <Photo src={section.photo} className="hero" />
      <h3>{section.factsTitle}</h3>
      <Facts facts={section.facts} />
      {section.unknownFacts ? <p className="quiet">{section.unknownFacts}</p> : null}
      {beside.rows.length > 0 ? (
        <>
          <h3>{beside.title}</h3>
          <Wide label={beside.title}>
            <table>
              <thead>
                <tr>
                  <td />
                  {[yours, lowest, middle, highest].map((name) => (
                    <th key={name} scope="col" className="number">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {beside.rows.map((row) => (
                  <tr key={row.label}>
                    <th scope="row">{row.label}</th>
                    <td className={`number strong${row.isOutside ? ' outside' : ''}`}>{row.yours}</td>
                    <td className="number">{row.lowest}</td>
                    <td className="number">{row.middle}</td>
                    <td className="number">{row.highest}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Wide>
        </>
      ) : null}
    </Section>
  );
}
