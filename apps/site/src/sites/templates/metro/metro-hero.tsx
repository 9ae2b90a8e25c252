import type { PlaceFigures } from '@hearthline/contract/market-figures';
import { daysOf } from '../../parts/figure-words.ts';
import { Picture } from '../../parts/picture.tsx';
import { SearchForm } from '../../parts/search-form.tsx';
import type { SiteContext } from '../../site-context.ts';
import type { HomePageContent } from '../../template.ts';
import { metroTexts } from './metro-texts.ts';
import { hasSkyline } from './skyline-layout.ts';

/** So many letters fill three lines of the largest size; the rest is set smaller. */
const shortSlogan = 34;

export function MetroHero({ site, page }: { site: SiteContext; page: HomePageContent }) {
  const slogan = page.slogan || site.frame.agent.name;
  const figures = page.sections.includes('figures') ? page.figures : null;
  // The skyline of the agent's own places is the drawing of this template; where there is none, another one stands in for it.
  const picture =
    page.hero ??
    (page.sections.includes('cities') && hasSkyline(page.cities) ? null : site.look.hero(site.assetUrl));
  return (
    <div className={figures === null ? 'm-hero m-hero-plain' : 'm-hero'} id="section-hero">
      <div className="m-hero-words">
        <h1 className={slogan.length > shortSlogan ? 'm-long' : undefined}>
          <Slogan text={slogan} />
        </h1>
        {page.subtitle ? <p>{page.subtitle}</p> : null}
      </div>
      {figures === null ? null : <Board site={site} figures={figures} />}
      {page.search ? <SearchForm site={site} search={page.search} /> : null}
      {picture === null ? null : (
        <div className="m-hero-picture">
          <Picture image={picture} sizes={site.look.heroSizes} isFirst />
        </div>
      )}
    </div>
  );
}

/** The last word is the one that is seen. */
function Slogan({ text }: { text: string }) {
  const at = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, at)}
      <em>{text.slice(at)}</em>
    </>
  );
}

function Board({ site, figures }: { site: SiteContext; figures: PlaceFigures }) {
  const { texts, format, language } = site;
  const words = metroTexts[language];
  const { median, medianChange, daysToSell, daysToSellBefore, shareOfAsking, days, sales } = figures;
  const slower = daysToSell === null || daysToSellBefore === null ? null : daysToSell - daysToSellBefore;
  const rows = [
    {
      label: words.medianOf(figures.place.name),
      value: median === null ? null : format.price(median),
      step: medianChange === null ? null : step(medianChange, format.percent(Math.abs(medianChange), 1)),
    },
    {
      label: texts.figures.daysToSell,
      value: daysToSell === null ? null : daysOf(daysToSell, site),
      step: slower === null ? null : step(slower, daysOf(Math.abs(slower), site)),
    },
    {
      label: texts.figures.ofAsking,
      value: shareOfAsking === null ? null : format.percent(shareOfAsking, 1),
      step: null,
    },
    { label: words.soldIn(format.number(days)), value: format.number(sales), step: null },
  ];
  return (
    <dl className="m-board">
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          {row.value === null ? (
            <dd className="m-few">{texts.figures.tooFew}</dd>
          ) : (
            <dd>
              {row.value}
              {row.step === null ? null : (
                <span>
                  <span className="unseen">{words.change} </span>
                  {row.step}
                </span>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const step = (value: number, written: string): string =>
  value === 0 ? '=' : `${value > 0 ? '▲' : '▼'} ${written}`;
