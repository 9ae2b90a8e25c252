import type { SectionView } from './report-page.tsx';
import { Section, Wide } from './section.tsx';

export function Adjustments({ section }: { section: SectionView<'adjustments'> }) {
  const { rates } = section;
  return (
    <Section id="adjustments" title={section.title}>
      <p>{section.words}</p>
      {section.pages.flat().map((grid) => (
        <Wide key={grid.heads[0]?.number} label={section.title}>
          <table className="grid">
            <thead>
              <tr>
                <td />
                {grid.heads.map(({ number, address }) => (
                  <th key={number} scope="col" className="number">
                    <span className="chip">{number}</span> {address}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {grid.rows.map((row) => (
                <tr key={row.label} className={row.style}>
                  <th scope="row">{row.label}</th>
                  {row.cells.map((cell, place) => (
                    <td key={grid.heads[place]?.number} className="number">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      ))}
      <p className="strong">{section.sum}</p>
      {[section.ownMark, section.flagMark].map((mark) =>
        mark ? (
          <p key={mark} className="quiet">
            {mark}
          </p>
        ) : null,
      )}
      <h3>{rates.title}</h3>
      <p>{rates.words}</p>
      <dl className="rates">
        {[...rates.few, ...rates.pages.flat()].map(({ label, rate, words }) => (
          <div key={label}>
            <dt>
              {label}
              <strong>{rate}</strong>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
