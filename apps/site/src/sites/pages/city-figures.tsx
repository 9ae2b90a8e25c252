import { layoutColumns } from '@hearthline/charts/columns';
import type { PlaceFigures } from '@hearthline/contract/market-figures';
import { basisOf, dayOfMonth, daysOf, medianOf, paceOf } from '../parts/figure-words.ts';
import type { SiteContext } from '../site-context.ts';

interface FiguresProps {
  site: SiteContext;
  figures: PlaceFigures;
}

/** The four that people ask for, each with what it rests on. */
export function KeyFigures({ site, figures }: FiguresProps) {
  const { texts, format } = site;
  const words = texts.figures;
  const { daysToSell, shareOfAsking, soldAbove, medianChange } = figures;
  const cells = [
    {
      name: words.median,
      value: medianOf(figures, site),
      notes: [
        basisOf(figures, site),
        medianChange === null ? null : words.change(format.percentStep(medianChange, 1)),
      ],
    },
    {
      name: words.daysToSell,
      value: daysToSell === null ? words.tooFew : daysOf(daysToSell, site),
      notes: [paceOf(figures, site)],
    },
    {
      name: words.ofAsking,
      value: shareOfAsking === null ? words.tooFew : format.percent(shareOfAsking, 1),
      notes: [
        soldAbove === null ? null : words.above(format.number(soldAbove), format.number(figures.sales)),
      ],
    },
    { name: words.forSale, value: format.number(figures.forSale), notes: [] },
  ];
  return (
    <dl className="wrap keys">
      {cells.map(({ name, value, notes }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={value === words.tooFew ? 'too-few' : 'key'}>{value}</dd>
          {notes.filter(Boolean).map((note) => (
            <dd key={note}>{note}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The chart again, for whoever reads figures rather than lines. */
export function MonthTable({ site: { texts, format }, figures }: FiguresProps) {
  const words = texts.figures;
  return (
    <details className="as-table">
      <summary>{words.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col" className="end">
              {words.salesHead}
            </th>
            <th scope="col" className="end">
              {words.medianHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.months.map(({ month, sales, median }) => (
            <tr key={month}>
              <th scope="row">{format.longMonthYear(dayOfMonth(month))}</th>
              <td className="end">{format.number(sales)}</td>
              <td className="end">{median === null ? words.tooFew : format.price(median)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function KindTable({ site, kinds }: { site: SiteContext; kinds: readonly PlaceFigures[] }) {
  const { texts, format } = site;
  const words = texts.figures;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.kind}</th>
          <th scope="col" className="end">
            {words.salesHead}
          </th>
          <th scope="col" className="end">
            {words.medianHead}
          </th>
          <th scope="col" className="end">
            {words.changeHead}
          </th>
          <th scope="col" className="end aside">
            {words.daysHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((figures) => (
          <tr key={figures.kind}>
            <th scope="row">{texts.kinds[figures.kind ?? 'all']}</th>
            <td className="end">{format.number(figures.sales)}</td>
            <td className={`end ${figures.median === null ? 'soft' : ''}`}>{medianOf(figures, site)}</td>
            <td className="end">
              {figures.medianChange === null ? '–' : format.percentStep(figures.medianChange, 1)}
            </td>
            <td className="end aside">
              {figures.daysToSell === null ? '–' : format.number(figures.daysToSell)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const bars = { width: 560, height: 300, left: 0, right: 0, top: 34, bottom: 44 };

/** Sales of each month, from zero; the last half a year stands out. */
export function SalesChart({ site: { texts, format }, figures }: FiguresProps) {
  const { months, place } = figures;
  const { columns, plot } = layoutColumns(
    months.map(({ sales }) => sales),
    bars,
  );
  const total = months.reduce((sum, { sales }) => sum + sales, 0);
  return (
    <svg
      className="chart small"
      viewBox={`0 0 ${bars.width} ${bars.height}`}
      role="img"
      aria-label={texts.figures.salesChart(place.name, format.number(total))}
    >
      {months.map(({ month, sales }, index) => {
        const column = columns[index];
        if (column === undefined) return null;
        const middle = column.x + column.width / 2;
        const isNamed = index % 3 === (months.length - 1) % 3;
        return (
          <g key={month}>
            <path className={index < months.length / 2 ? 'chart-bar earlier' : 'chart-bar'} d={column.path} />
            <text
              className={isNamed ? 'chart-value' : 'chart-value between'}
              x={middle}
              y={column.y - 9}
              textAnchor="middle"
            >
              {format.number(sales)}
            </text>
            {isNamed ? (
              <text className="chart-label" x={middle} y={plot.bottom + 26} textAnchor="middle">
                {format.month(dayOfMonth(month))}
              </text>
            ) : null}
          </g>
        );
      })}
      <path className="chart-foot" d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
    </svg>
  );
}
