import type { PlaceFigures } from '@hearthline/contract/market-figures';
import { basisOf, daysOf, leastSalesText, medianOf, paceOf } from '../../parts/figure-words.ts';
import type { MonthColumn } from '../../parts/month-columns.ts';
import { monthColumns } from '../../parts/month-columns.ts';
import type { SiteContext } from '../../site-context.ts';
import type { SectionProps } from '../home-sections.ts';
import { heritageTexts } from './heritage-texts.ts';
import { SectionHead } from './section-head.tsx';

export function HeritageAlmanac({ site, page: { figures } }: SectionProps) {
  if (figures === null) return null;
  const words = heritageTexts[site.language];
  const columns = monthColumns(figures, site);
  return (
    <section className="wrap h-section" id="section-figures" aria-labelledby="figures-title">
      <SectionHead id="figures-title" title={words.almanac(figures.place.name)}>
        {columns.length > 0 ? <p>{words.almanacText}</p> : null}
      </SectionHead>
      <Entries site={site} figures={figures} />
      {columns.length > 0 ? <Months site={site} place={figures.place.name} columns={columns} /> : null}
      <p className="h-note">
        {basisOf(figures, site)}. {leastSalesText(site)}
      </p>
    </section>
  );
}

function Entries({ site, figures }: { site: SiteContext; figures: PlaceFigures }) {
  const { texts, format } = site;
  const { daysToSell, shareOfAsking, medianChange } = figures;
  const entries = [
    {
      label: texts.figures.median,
      value: medianOf(figures, site),
      beside: medianChange === null ? null : texts.figures.change(format.percentStep(medianChange, 1)),
    },
    daysToSell === null
      ? null
      : { label: texts.figures.daysToSell, value: daysOf(daysToSell, site), beside: paceOf(figures, site) },
    shareOfAsking === null
      ? null
      : { label: texts.figures.ofAsking, value: format.percent(shareOfAsking, 1), beside: null },
  ].filter((entry) => entry !== null);
  return (
    <dl className="h-entries">
      {entries.map(({ label, value, beside }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {beside === null ? null : <small>{beside}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Of the highest house from the ground to its eaves, in units of the drawing. */
const highest = 150;

/** Houses of a street, one for each month; their figures stand in the table below. */
function Months({
  site,
  place,
  columns,
}: {
  site: SiteContext;
  place: string;
  columns: readonly MonthColumn[];
}) {
  const { texts, language } = site;
  const told = columns.flatMap(({ price, ...column }) => (price === null ? [] : [{ ...column, price }]));
  const top = told.find(({ isHighest }) => isHighest);
  return (
    <>
      <div
        className="h-months"
        role="img"
        aria-label={heritageTexts[language].almanacSays(
          place,
          told[0]?.price ?? '',
          told.at(-1)?.price ?? '',
          top?.price ?? '',
        )}
      >
        {columns.map(({ month, name, price, share, isHighest }, index) => (
          <div key={month} className={isHighest ? 'h-month h-highest' : 'h-month'}>
            <b>{price}</b>
            <MonthHouse height={Math.round(share * highest)} kind={index % 3} />
            <span>{name}</span>
          </div>
        ))}
      </div>
      <details className="h-table">
        <summary>{texts.figures.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.figures.month}</th>
              <th scope="col">{texts.figures.medianHead}</th>
              <th scope="col">{texts.figures.salesHead}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ month, fullName, price, sales }) => (
              <tr key={month}>
                <th scope="row">{fullName}</th>
                <td>{price ?? texts.figures.tooFew}</td>
                <td>{sales}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

const roofs = ['M2 34L40 4 78 34Z', 'M2 34L12 12H68L78 34Z', 'M2 34Q40-8 78 34Z'];

/** Its walls are as high as the price; the roof comes on top of all of them alike. An empty lot where nothing can be said. */
function MonthHouse({ height, kind }: { height: number; kind: number }) {
  if (height === 0)
    return (
      <svg viewBox="0 0 80 40" aria-hidden="true">
        <path className="l-line" d="M6 38V26M26 38V26M46 38V26M66 38V26M0 31H80" />
      </svg>
    );
  const foot = height + 34;
  return (
    <svg viewBox={`0 0 80 ${foot}`} aria-hidden="true">
      <path className="l-wall" d={`M5 34H75V${foot}H5Z`} />
      <path className={kind === 1 ? 'l-print' : 'l-wall'} d={roofs[kind]} />
      <path
        className="l-print"
        d={`M16 ${72}v-18q8-10 16 0v18zM48 72v-18q8-10 16 0v18zM16 114v-22h16v22zM48 114v-22h16v22zM31 ${foot}v-30q9-12 18 0v30z`}
      />
      <path className="l-cut" d="M23 48h2v26h-2zM55 48h2v26h-2zM23 90h2v26h-2zM55 90h2v26h-2z" />
    </svg>
  );
}
