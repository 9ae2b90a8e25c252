import { roundPixel } from '@hearthline/charts/plot';
import { enclosingTicks } from '@hearthline/charts/ticks';
import type { BasketHomePage } from '@hearthline/contract/basket-page';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { toDayNumber } from '@hearthline/domain/calendar';
import { isCompletion, listPricePoints } from '@hearthline/domain/listing/price-points';
import { markOf } from '@hearthline/domain/listing/state-mark';
import { priceText } from '@hearthline/format/listing-words';
import { Icon } from './icons.tsx';
import type { PageContext } from './page-context.ts';

type History = BasketHomePage['history'];
type Listing = History['listings'][number];

interface HistoryProps {
  page: PageContext;
  history: History;
  listing: ListingCard;
}

/** Those that are read first; the rest is folded. */
const firstSteps = 5;

/** What was asked over time, under whatever number. */
export function HistorySection({ page, history, listing }: HistoryProps) {
  const { texts } = page;
  const steps = history.listings.flatMap((each) =>
    each.events.filter((event) => !isCompletion(event)).map((event) => ({ ...event, of: each })),
  );
  if (steps.length === 0) return null;
  const items = steps.map((step) => (
    <Step key={`${step.of.id} ${step.date} ${step.code} ${step.newPrice}`} page={page} step={step} />
  ));
  return (
    <section className="card section" aria-labelledby="history-title">
      <h2 id="history-title">{texts.home.history.title}</h2>
      <PriceChart page={page} history={history} listing={listing} />
      <ul className="steps-list">{items.slice(0, firstSteps)}</ul>
      {items.length > firstSteps ? (
        <details className="more">
          <summary>
            {texts.home.history.earlier}
            <Icon name="chevron-right" look="turns" />
          </summary>
          <ul className="steps-list">{items.slice(firstSteps)}</ul>
        </details>
      ) : null}
      <DaysLine page={page} history={history} listing={listing} />
    </section>
  );
}

function Step({ page, step }: { page: PageContext; step: Listing['events'][number] & { of: Listing } }) {
  const { texts, vocabulary, format, agent } = page;
  const mark = step.code === 'new' ? 'active' : markOf(step.code);
  const word = step.code === 'new' ? texts.home.history.listed : vocabulary.code[step.code];
  const isDeal = step.code === 'sld' || step.code === 'lsd';
  const price = priceText({ price: step.newPrice, offer: step.of.offer }, format);
  const change = step.oldPrice !== null && step.newPrice !== null ? step.newPrice - step.oldPrice : 0;
  return (
    <li>
      <span className={`tile ${mark}`}>
        <i className={`mark ${mark}`} />
      </span>
      <p>
        <strong>{step.of.isCurrent ? word : texts.home.history.otherNumber(word, step.of.mlsNumber)}</strong>
        <span className="soft">{format.dateText(step.date)}</span>
      </p>
      <p className="amount">
        {price === null && isDeal ? <span className="ask-price">{texts.askPrice(agent)}</span> : price}
        {change === 0 ? null : <span className="step">{format.priceStep(change)}</span>}
      </p>
    </li>
  );
}

function DaysLine({ page, history, listing }: HistoryProps) {
  const { texts, format } = page;
  const { daysOnMarket } = listing;
  if (daysOnMarket === null) return null;
  const all = history.propertyDaysOnMarket;
  return (
    <p className="soft">
      {all === null || all === daysOnMarket
        ? texts.home.history.days(daysOnMarket)
        : texts.home.history.daysInAll(format.number(daysOnMarket), format.number(all))}
    </p>
  );
}

const chart = { width: 358, height: 112, left: 50, right: 10, top: 12, bottom: 24 };

/** A price holds until the next one: steps, dashed under numbers that are gone. */
function PriceChart({ page, history, listing }: HistoryProps) {
  const { format, texts, today } = page;
  const points = listPricePoints(history, listing.offer).filter(
    ({ step }) => step === 'listed' || step === 'changed',
  );
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return null;
  const from = toDayNumber(first.date);
  const span = Math.max(1, toDayNumber(today) - from);
  const prices = points.map(({ value }) => value);
  const ticks = enclosingTicks(Math.min(...prices), Math.max(...prices), { wanted: 3, leastSpan: 2_000_000 });
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const x = (date: string) =>
    roundPixel(chart.left + ((toDayNumber(date) - from) / span) * (chart.width - chart.left - chart.right));
  const y = (price: number) =>
    roundPixel(chart.top + ((high - price) / (high - low)) * (chart.height - chart.top - chart.bottom));
  const summary = points.map(({ date, value }) =>
    texts.home.history.priceOn(format.price(value), format.dateText(date)),
  );
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      role="img"
      aria-label={texts.home.history.summary(format.list(summary))}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="grid" d={`M${chart.left} ${y(tick)}H${chart.width}`} />
          <text x="0" y={y(tick) + 4}>
            {format.roundPrice(tick)}
          </text>
        </g>
      ))}
      {linesOf(history, listing, today).map(({ isCurrent, steps }) => (
        <path
          key={`${steps[0]?.date} ${isCurrent}`}
          className={isCurrent ? 'line' : 'line earlier'}
          d={steps
            .map(({ date, value }, place) =>
              place === 0 ? `M${x(date)} ${y(value)}` : `H${x(date)}V${y(value)}`,
            )
            .join('')}
        />
      ))}
      <circle cx={x(last.date)} cy={y(last.value)} r="5" />
      <text x={chart.left} y={chart.height - 4}>
        {format.monthYear(first.date)}
      </text>
      <text x={chart.width} y={chart.height - 4} textAnchor="end">
        {format.monthYear(today)}
      </text>
    </svg>
  );
}

interface PriceLineSteps {
  isCurrent: boolean;
  /** The last one says only until when the price before it held. */
  steps: { date: string; value: number }[];
}

/** A line for each number that the home was listed under, until it left the market. */
function linesOf(history: History, { offer }: ListingCard, today: string): PriceLineSteps[] {
  return history.listings.flatMap((each) => {
    const points = listPricePoints({ listings: [each] }, offer).filter(
      ({ step }) => step === 'listed' || step === 'changed',
    );
    const last = points.at(-1);
    if (last === undefined) return [];
    const isOn = each.isCurrent && each.status === 'active';
    const end = isOn ? today : (each.events[0]?.date ?? last.date);
    return [{ isCurrent: each.isCurrent, steps: [...points, { date: end, value: last.value }] }];
  });
}
