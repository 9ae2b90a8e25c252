import { basisOf, leastSalesText, medianOf } from '../../parts/figure-words.ts';
import { monthColumns } from '../../parts/month-columns.ts';
import type { SectionProps } from '../home-sections.ts';
import { isLightSet } from './light-set.ts';
import { metroTexts } from './metro-texts.ts';

/** Of the highest column, in pixels; on a phone columns lie, and take a share of the width. */
const columnHeight = 150;

/** The months of a place as stops of a line. */
export function MetroLine({ site, page: { figures } }: SectionProps) {
  if (figures === null) return null;
  const { texts, language, frame } = site;
  const words = metroTexts[language];
  const columns = monthColumns(figures, site);
  const place = figures.place.name;
  return (
    <section
      className={isLightSet(site) ? 'm-section m-light' : 'm-section'}
      id="section-figures"
      aria-labelledby="figures-title"
    >
      <div className="m-head">
        <h2 id="figures-title">{columns.length > 0 ? words.line(place) : texts.sections.figures(place)}</h2>
        <p>
          {columns.length > 0
            ? words.lineText
            : site.format.labelled(texts.figures.median, medianOf(figures, site))}
        </p>
      </div>
      {columns.length > 0 ? (
        <ol className="m-line">
          {columns.map(({ month, name, fullName, sales, price, share, isHighest }) => (
            <li key={month} className={isHighest ? 'm-highest' : undefined}>
              <b>{price ?? <span className="m-few">{texts.figures.tooFew}</span>}</b>
              <svg
                className="m-column"
                width={`${Math.round(share * 100)}%`}
                height={Math.round(share * columnHeight)}
                aria-hidden="true"
              />
              <span className="m-stop">
                <abbr title={fullName}>{name}</abbr>
                <small>{sales}</small>
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      <p className="m-note">
        <a className="link" href={frame.links.places}>
          {texts.sections.figuresLink(place)}
        </a>{' '}
        {basisOf(figures, site)}. {leastSalesText(site)}
      </p>
    </section>
  );
}
