import type { SiteCityCard, SitePage } from '@hearthline/contract/site-pages';
import { basisOf, leastSalesText, medianOf, supplyOf } from '../parts/figure-words.ts';
import { Arrow } from '../parts/icons.tsx';
import type { SiteContext } from '../site-context.ts';
import { PageHead } from './page-head.tsx';

interface PlacesPageProps {
  site: SiteContext;
  page: Extract<SitePage, { name: 'sitePlaces' }>;
}

export function PlacesPage({ site, page: { cities } }: PlacesPageProps) {
  const { texts } = site;
  const words = texts.cities;
  const hasFigures = cities.some(({ figures }) => figures !== null);
  const lead = hasFigures ? words.lead : texts.sections.citiesPlain;
  return (
    <>
      <PageHead site={site} title={words.title} lead={cities.length === 0 ? words.none : lead} />
      <ul className="wrap section places">
        {cities.map((city) => (
          <Place key={city.url} site={site} city={city} />
        ))}
      </ul>
      {hasFigures ? <p className="wrap source">{leastSalesText(site)}</p> : null}
    </>
  );
}

function Place({ site, city }: { site: SiteContext; city: SiteCityCard }) {
  const { texts, frame } = site;
  const { figures } = city;
  const homes = frame.attribution === null ? null : (supplyOf(city, site) ?? texts.city.homes(city.name));
  return (
    <li className="place">
      <div>
        <h2>
          <a href={city.url}>{city.name}</a>
        </h2>
        {city.within === null ? null : <p className="soft">{city.within}</p>}
      </div>
      {figures === null ? null : (
        <p className="place-figure">
          <span>{texts.cities.median}</span>
          <b>{medianOf(figures, site)}</b>
          <span>{basisOf(figures, site)}</span>
        </p>
      )}
      {homes === null ? null : (
        <p className="place-homes">
          {homes}
          <Arrow />
        </p>
      )}
    </li>
  );
}
