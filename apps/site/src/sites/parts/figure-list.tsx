import type { PlaceFigures } from '@hearthline/contract/market-figures';
import type { SiteContext } from '../site-context.ts';
import { basisOf, daysOf } from './figure-words.ts';

/** Median, time and supply; each with what it rests on. */
export function FigureList({ site, figures }: { site: SiteContext; figures: PlaceFigures }) {
  const { texts, format } = site;
  const words = texts.figures;
  return (
    <dl className="figures">
      <div>
        <dt>{words.median}</dt>
        <dd>{figures.median === null ? words.tooFew : format.shortPrice(figures.median)}</dd>
        <dd className="figure-note">{basisOf(figures, site)}</dd>
      </div>
      {figures.daysToSell === null ? null : (
        <div>
          <dt>{words.daysToSell}</dt>
          <dd>{daysOf(figures.daysToSell, site)}</dd>
          <dd className="figure-note">{words.half}</dd>
        </div>
      )}
      <div>
        <dt>{words.forSale}</dt>
        <dd>{format.number(figures.forSale)}</dd>
      </div>
    </dl>
  );
}
