import type { SectionView } from './section.tsx';
import { Photo, Section, Wide } from './section.tsx';

const saleColumns = ['distance', 'sold', 'price', 'area', 'rooms', 'adjustments', 'adjusted'] as const;
const classOf = (column: string) => (column === 'sold' ? undefined : 'number');
const picture = { width: 688, bar: 40, barHeight: 8, rowHeight: 24 };

export function Summary({ section }: { section: SectionView<'summary'> }) {
  const { columns, adjusted, rests } = section;
  const [estimate, value] = section.estimate;
  return (
    <Section id="summary" title={section.title}>
      <div className="value">
        <div>
          <p className="amount">{section.likely}</p>
          <p className="likely">
            {estimate}
            <strong>{value}</strong>
          </p>
          <p>{section.words}</p>
        </div>
        <Photo src={section.photo} className="side" />
      </div>
      <RangePicture section={section} />
      <Wide label={section.title}>
        <table>
          <thead>
            <tr>
              <td />
              {saleColumns.map((column) => (
                <th key={column} scope="col" className={classOf(column)}>
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.rows.map((row) => (
              <tr key={row.address}>
                <th scope="row">{row.address}</th>
                {saleColumns.map((column) => (
                  <td key={column} className={column === 'adjusted' ? 'number strong' : classOf(column)}>
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      {section.more ? <p className="quiet">{section.more}</p> : null}
      <div className="boxes">
        <div className="box">
          <h3>{adjusted.title}</h3>
          <ul>
            {adjusted.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className="box">
          <h3>{rests.title}</h3>
          <p>
            <strong>{rests.grade}</strong> {rests.halfWidth}
          </p>
          <ul>
            {rests.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {rests.suggested ? (
            <p>
              {rests.suggested.title}: <strong>{rests.suggested.amount}</strong> {rests.suggested.reason}
            </p>
          ) : null}
          {rests.sighted ? <p className="quiet">{rests.sighted}</p> : null}
        </div>
      </div>
    </Section>
  );
}

/** Everything in it stands in the table and the words around it. */
function RangePicture({ section: { range, dots } }: { section: SectionView<'summary'> }) {
  const { bar, barHeight, rowHeight, width } = picture;
  const height = bar + 40 + (range.rows - 1) * rowHeight;
  return (
    <figure>
      <svg className="range" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect className="track" x="0" y={bar} width={width} height={barHeight} rx="4" />
        <rect
          className="likely-bar"
          x={range.low}
          y={bar}
          width={range.high - range.low}
          height={barHeight}
          rx="4"
        />
        <rect className="value-mark" x={range.value.x - 1.5} y={bar - 20} width="3" height="34" rx="1.5" />
        <text className="value-text" x={range.value.x} y="14" textAnchor="middle">
          {range.value.text}
        </text>
        {range.dots.map(({ number, x, row }) => (
          <g key={number} transform={`translate(${x} ${bar + barHeight / 2 + row * rowHeight})`}>
            <circle className="dot" r="10" />
            <text className="dot-text" y="4" textAnchor="middle">
              {number}
            </text>
          </g>
        ))}
        {range.ticks.map(({ x, text }, place) => (
          <text
            key={text}
            className="tick"
            x={x}
            y={height - 2}
            textAnchor={place === 0 ? 'start' : place === range.ticks.length - 1 ? 'end' : 'middle'}
          >
            {text}
          </text>
        ))}
      </svg>
      <figcaption>{dots}</figcaption>
    </figure>
  );
}
