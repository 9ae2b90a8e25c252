import { layoutSparkline } from '@hearthline/charts/sparkline';
import type { PlaceFigures } from '@hearthline/contract/market-figures';
import type { SiteCityCard } from '@hearthline/contract/site-pages';
import { leastSalesText, periodOf, pointsOf } from '../../parts/figure-words.ts';
import type { SiteContext } from '../../site-context.ts';
import type { SectionProps } from '../home-sections.ts';
import { metroTexts } from './metro-texts.ts';
import { Skyline } from './skyline.tsx';
import { hasSkyline } from './skyline-layout.ts';

export function MetroCities({ site, page: { cities } }: SectionProps) {
  const { texts } = site;
  const figures = cities.find((city) => city.figures !== null)?.figures ?? null;
  return (
    <section className="m-cities" id="section-cities" aria-labelledby="cities-title">
      {hasSkyline(cities) ? (
        <Skyline site={site} cities={cities} />
      ) : (
        <div className="m-skyline-head">
          <h2 id="cities-title">{texts.sections.cities}</h2>
          <p>{texts.sections.citiesPlain}</p>
        </div>
      )}
      <div className="m-places">
        <table aria-labelledby="cities-title">
          <thead>
            <Heads site={site} hasFigures={figures !== null} />
          </thead>
          <tbody>
            {cities.map((city) => (
              <Row key={city.url} site={site} city={city} hasFigures={figures !== null} />
            ))}
          </tbody>
        </table>
        {figures === null ? null : (
          <p className="m-note">
            {periodOf(figures, site)}. {leastSalesText(site)}
          </p>
        )}
      </div>
    </section>
  );
}

function Heads({ site, hasFigures }: { site: SiteContext; hasFigures: boolean }) {
  const { texts, language } = site;
  const words = metroTexts[language];
  return (
    <tr>
      <th scope="col">{words.place}</th>
      {hasFigures ? (
        <>
          <th scope="col">{texts.figures.forSale}</th>
          <th scope="col">{texts.figures.salesHead}</th>
          <th scope="col">{texts.figures.medianHead}</th>
          <th scope="col">{texts.figures.changeHead}</th>
          <th scope="col">{texts.figures.daysHead}</th>
          <th scope="col" className="m-course">
            {words.course}
          </th>
        </>
      ) : null}
    </tr>
  );
}

/** Cells of what a row may say of its sales. */
const figureCells = 5;

function Row({ site, city, hasFigures }: { site: SiteContext; city: SiteCityCard; hasFigures: boolean }) {
  const { format, texts } = site;
  const { figures } = city;
  return (
    <tr>
      <th scope="row">
        <a href={city.url}>{city.name}</a>
        {city.within ? <small>{city.within}</small> : null}
      </th>
      {figures === null ? (
        hasFigures ? (
          <td colSpan={figureCells + 1} />
        ) : null
      ) : (
        <>
          <td>
            <small>{texts.home.forSale} </small>
            {format.number(city.forSale)}
          </td>
          {figures.median === null ? (
            <td className="m-few" colSpan={figureCells}>
              {texts.figures.tooFew}
            </td>
          ) : (
            <FigureCells site={site} figures={figures} median={figures.median} />
          )}
        </>
      )}
    </tr>
  );
}

function FigureCells({
  site,
  figures,
  median,
}: {
  site: SiteContext;
  figures: PlaceFigures;
  median: number;
}) {
  const { format, texts } = site;
  const { sales, medianChange, daysToSell } = figures;
  return (
    <>
      <td>
        <small>{texts.figures.salesHead} </small>
        {format.number(sales)}
      </td>
      <td className="m-median">{format.price(median)}</td>
      <td>
        <small>{texts.figures.changeHead} </small>
        {medianChange === null ? '–' : format.percentStep(medianChange, 1)}
      </td>
      <td>
        <small>{texts.figures.daysHead} </small>
        {daysToSell === null ? '–' : format.number(daysToSell)}
      </td>
      <td className="m-course">
        <Course site={site} figures={figures} />
      </td>
    </>
  );
}

const box = { width: 180, height: 40, edge: 4 } as const;
const leastPoints = 2;

/** A year of medians as a line; months with too few sales are passed over. */
function Course({ site: { format, language }, figures }: { site: SiteContext; figures: PlaceFigures }) {
  const points = pointsOf(figures).slice(-12);
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < leastPoints || first === undefined || last === undefined) return null;
  const placed = layoutSparkline(
    points.map(({ value }) => value),
    box,
  );
  return (
    <svg
      className="m-spark"
      width={box.width}
      height={box.height}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={metroTexts[language].courseSays(
        figures.place.name,
        format.price(first.value),
        format.price(last.value),
      )}
    >
      <path d={`M${placed.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <circle cx={placed.at(-1)?.x} cy={placed.at(-1)?.y} r="3.5" />
    </svg>
  );
}
