import type { SectionView } from './section.tsx';
import { Facts, Section } from './section.tsx';

const margin = { left: 8, right: 48, top: 16, bottom: 28 };

export function Trend({ section }: { section: SectionView<'trend'> }) {
  const { chart, context } = section;
  return (
    <Section id="trend" title={section.title}>
      {chart ? (
        <figure>
          <h3>{chart.title}</h3>
          <p>{chart.words}</p>
          <Chart chart={chart} />
          <figcaption>{chart.index}</figcaption>
        </figure>
      ) : (
        <p>{section.notEnough}</p>
      )}
      {context ? (
        <>
          <h3>{context.title}</h3>
          <p>{context.words}</p>
          <div className="boxes">
            {context.groups.map(({ label, count, lines }) => (
              <div key={label} className="box">
                <p className="quiet">{label}</p>
                <p className="count">{count}</p>
                <Facts facts={lines} />
              </div>
            ))}
          </div>
        </>
      ) : null}
    </Section>
  );
}

/** Its title says what it shows; the line itself is for the eye. */
function Chart({ chart }: { chart: NonNullable<SectionView<'trend'>['chart']> }) {
  const { plot, line, last, ticks, months } = chart;
  const width = plot.width + margin.left + margin.right;
  const height = plot.height + margin.top + margin.bottom;
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={`translate(${margin.left} ${margin.top})`}>
        {ticks.map(({ y, text }) => (
          <g key={text}>
            <line className="rule" x1="0" x2={plot.width} y1={y} y2={y} />
            <text className="tick" x={plot.width + 8} y={y + 4}>
              {text}
            </text>
          </g>
        ))}
        {months.map(({ x, text }) => (
          <text key={text} className="tick" x={x} y={plot.height + 20} textAnchor="middle">
            {text}
          </text>
        ))}
        <polyline className="trend-line" points={line.map(([x, y]) => `${x},${y}`).join(' ')} />
        <circle className="trend-end" cx={last.x} cy={last.y} r="4" />
        <text className="value-text" x={last.x} y={last.y - 10} textAnchor="middle">
          {last.text}
        </text>
      </g>
    </svg>
  );
}
