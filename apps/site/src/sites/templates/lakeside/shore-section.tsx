import type { SiteCityCard } from '@hearthline/contract/site-pages';
import { basisOf, medianOf, supplyOf } from '../../parts/figure-words.ts';
import { SectionHead } from '../../parts/section-head.tsx';
import type { SiteContext } from '../../site-context.ts';

const shore = 'M0 168C90 196 190 202 300 188S480 210 600 182 760 160 880 168 1090 120 1280 96';
const trees = [
  [120, 70],
  [160, 84],
  [480, 78],
  [520, 66],
  [790, 72],
  [828, 58],
];

/** The places along a shore, in the order that the agent chose. */
export function ShoreSection({ site, cities }: { site: SiteContext; cities: readonly SiteCityCard[] }) {
  const { texts } = site;
  const hasFigures = cities.some(({ figures }) => figures !== null);
  return (
    <section id="section-cities" className="wrap section">
      <SectionHead
        title={texts.sections.cities}
        text={hasFigures ? texts.sections.citiesText : texts.sections.citiesPlain}
      />
      <div className="shore">
        <svg viewBox="0 0 1280 430" preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className="water-near" />
              <stop offset="1" className="water-far" />
            </linearGradient>
          </defs>
          <path d={`${shore}V430H0Z`} fill="url(#water)" />
          <path className="shore-line" d={shore} />
          <path className="shore-ripple" d={shore} transform="translate(0 28)" />
          <path className="shore-road" d="M0 128C240 150 420 140 640 128S1000 78 1280 46" />
          {trees.map(([x, y]) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <path className="tree" d="M0 0l-16 30h32ZM0 -16l-12 26h24Z" />
              <path className="trunk" d="M-2 30h4v9h-4Z" />
            </g>
          ))}
        </svg>
        <ul className={`stops of-${cities.length}`}>
          {cities.map((city) => (
            <li key={city.url} className="stop">
              <h3>
                <a href={city.url}>{city.name}</a>
              </h3>
              {city.figures === null ? null : (
                <p>
                  <b>{medianOf(city.figures, site)}</b>
                  <span>{basisOf(city.figures, site)}</span>
                </p>
              )}
              <p>{supplyOf(city, site)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
