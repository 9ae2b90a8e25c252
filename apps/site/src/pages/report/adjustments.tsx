import type { SectionView } from './section.tsx';
import { Section, Wide } from './section.tsx';

export function Adjustments({ section }: { section: SectionView<'adjustments'> }) {
  const { rates, others } = section;
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
      {others.pages.length > 0 ? (
        <>
          <h3>{others.title}</h3>
          <p>{others.words}</p>
          <Wide label={others.title}>
            <table>
              <thead>
                <tr>
                  <td />
                  {others.columns.map((name) => (
                    <th key={name} scope="col" className="number">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {others.pages.flat().map(({ address, cells }) => (
                  <tr key={address}>
                    <th scope="row">{address}</th>
                    {cells.map((cell, place) => (
                      <td key={others.columns[place]} className="number">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Wide>
        </>
      ) : null}
      <p className="strong">{section.sum}</p>
      {[section.ownMark, section.flagMark, section.outlierMark].map((mark) =>
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
