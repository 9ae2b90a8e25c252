import type { SiteCityCard } from '@hearthline/contract/site-pages';
import { leastSalesText, medianOf, periodOf, salesOf, supplyOf } from '../../parts/figure-words.ts';
import type { SiteContext } from '../../site-context.ts';
import type { SectionProps } from '../home-sections.ts';
import { heritageTexts } from './heritage-texts.ts';

/** The agent's places as stops of a walk, with what is for sale at each. */
export function SaturdayWalk({ site, page: { cities } }: SectionProps) {
  const words = heritageTexts[site.language];
  const figures = cities.find((city) => city.figures !== null)?.figures ?? null;
  return (
    <section className="h-walk" id="section-cities" aria-labelledby="cities-title">
      <div className="wrap">
        <div>
          <h2 id="cities-title">{words.walk}</h2>
          <p className="h-walk-text">{words.walkText(cities.length)}</p>
          <ol>
            {cities.map((city, index) => (
              <Stop key={city.url} site={site} city={city} number={index + 1} />
            ))}
          </ol>
          {figures === null ? null : (
            <p className="h-walk-note">
              {periodOf(figures, site)}. {leastSalesText(site)}
            </p>
          )}
        </div>
        <WalkMap stops={cities.length} />
      </div>
    </section>
  );
}

function Stop({ site, city, number }: { site: SiteContext; city: SiteCityCard; number: number }) {
  const { texts, language } = site;
  const { figures } = city;
  return (
    <li>
      <span className="h-stop" aria-hidden="true">
        {number}
      </span>
      <span>
        <a href={city.url}>{city.name}</a>
        {city.within ? <small>{city.within}</small> : null}
      </span>
      <span className="h-stop-facts">
        {supplyOf(city, site)}
        {figures === null ? null : (
          <small>
            {figures.median === null
              ? texts.figures.tooFew
              : heritageTexts[language].median(medianOf(figures, site), salesOf(figures, site))}
          </small>
        )}
      </span>
    </li>
  );
}

/** Where the houses stand on the streets of the drawing, and the way from each to the next. */
const spots = [
  { x: 120, y: 128, way: '' },
  { x: 262, y: 178, way: 'M120 132C150 138 200 142 268 150L262 172' },
  { x: 410, y: 252, way: 'M260 190L254 222C300 228 350 236 412 242' },
  { x: 556, y: 340, way: 'M408 262L396 330C440 336 500 340 540 344' },
] as const;

/** Says no more than the list beside it: a drawing, no map of a real place. */
function WalkMap({ stops }: { stops: number }) {
  const walked = spots.slice(0, stops);
  return (
    <svg className="h-map" viewBox="0 0 700 470" aria-hidden="true">
      <rect className="h-map-ground" x="1" y="1" width="698" height="468" rx="8" />
      <path
        className="h-map-street"
        d="M40 90 660 150M30 190 660 250M30 296 640 352M140 40 90 400M290 50 240 420M440 60 392 430M590 80 545 420"
      />
      <path className="h-map-park" d="M470 270h84l-6 54h-84ZM168 210l58 6-6 66-62-6Z" />
      <path
        className="h-map-water"
        d="M0 400C160 380 300 440 460 420S640 440 700 410V462Q700 469 692 469H8Q0 469 0 462Z"
      />
      <path className="h-map-tree" d={trees} />
      <path className="h-map-way" d={walked.map(({ way }) => way).join('')} />
      {walked.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path className="h-map-house" d="M-24 8V-16L0-36 24-16V8Z" />
          <path className="h-map-roof" d="M-30-12 0-38 30-12" />
          <text y="2">{index + 1}</text>
        </g>
      ))}
    </svg>
  );
}

const trees = [
  [60, 140],
  [82, 246],
  [212, 88],
  [352, 102],
  [500, 118],
  [620, 196],
  [344, 300],
  [482, 220],
  [628, 300],
  [180, 346],
  [320, 382],
  [70, 350],
]
  .map(([x, y]) => `M${x} ${y}v14m-9-16a9 11 0 1 1 18 0a9 11 0 1 1-18 0`)
  .join('');
