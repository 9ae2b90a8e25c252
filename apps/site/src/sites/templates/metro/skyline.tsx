import type { SiteCityCard } from '@hearthline/contract/site-pages';
import type { SiteContext } from '../../site-context.ts';
import { isLightSet } from './light-set.ts';
import { metroTexts } from './metro-texts.ts';
import { layoutSkyline } from './skyline-layout.ts';

interface SkylineProps {
  site: SiteContext;
  cities: readonly SiteCityCard[];
}

/** What stands under it says the same in letters, so that it is one picture with a sentence. */
export function Skyline({ site, cities }: SkylineProps) {
  const { format, texts, language } = site;
  const words = metroTexts[language];
  const { towers, perWindow, width } = layoutSkyline(cities);
  const days = cities.find(({ figures }) => figures !== null)?.figures?.days ?? 0;
  const said = towers.map(({ name, median, forSale }) =>
    words.tower({
      place: name,
      price: format.price(median),
      forSale: texts.cities.forSale(format.number(forSale), forSale),
    }),
  );
  return (
    <>
      <div className="m-skyline-head">
        <h2 id="cities-title">{words.skyline}</h2>
        <p>
          {words.skylineText(format.number(days))} {words.window(perWindow, format.number(perWindow))}
        </p>
      </div>
      <div
        className={`m-skyline m-towers-${towers.length}${isLightSet(site) ? ' m-light' : ''}`}
        role="img"
        aria-label={words.skylineSays(said.join('; '))}
      >
        <Backdrop />
        {towers.map(({ url, name, median, height, isHighest, outline, beside, windows, lit }, index) => (
          <div key={url} className={isHighest ? 'm-tower m-highest' : 'm-tower'}>
            <b>{format.price(median)}</b>
            <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
              {index === 0 ? <DarkWindows /> : null}
              <path className="m-beside" d={beside} />
              <path className="m-outline" d={outline} />
              <g transform={`translate(${windows.x} ${windows.y})`}>
                <rect width={windows.width} height={windows.height} fill="url(#m-dark)" />
                <path className="m-lit" d={lit} />
              </g>
            </svg>
            <span>{name}</span>
          </div>
        ))}
      </div>
    </>
  );
}

const DarkWindows = () => (
  <pattern id="m-dark" width="10" height="15" patternUnits="userSpaceOnUse">
    <path className="m-unlit" d="M0 7.5h6" />
  </pattern>
);

/** Roofs far away, which say nothing. */
const Backdrop = () => (
  <svg className="m-backdrop" viewBox="0 0 1440 190" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 190V120H44V84H92V132H130V66L168 54V118H214V96H262V30H306V104H350V140H402V72H436V58H470V122H520V88Q546 70 572 88V134H622V48H668V110H716V126H752V20H760V8H790V20H798V112H846V92H890V138H936V60L976 76V128H1020V100H1072V40H1110V116H1160V82H1196V70H1222V82H1258V130H1300V56H1346V108H1392V90H1440V190Z" />
  </svg>
);
