import { criteriaOfAlert, triggersOf } from '@hearthline/domain/alert/alert-event';
import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { compileCriteria } from '@hearthline/domain/criteria/match';
import { fromWorld, metresPerUnit } from '@hearthline/domain/geo';
import type { DemoAlertPlan } from './demo-alert-plans.ts';
import type { DemoEvent } from './demo-alerts.store.ts';

export interface DemoCriteria {
  criteria: Criteria;
  /** What they look in; empty for everywhere. */
  place: string;
}

/** Round enough to be somebody's limit, in cents. */
const roundTo = 5_000_000;
const leastRadius = 1_500;

/** Criteria that so many events of the market fit as the plan wants; `turn` takes another place for each alert. */
export function chooseCriteria(
  plan: DemoAlertPlan,
  events: readonly DemoEvent[],
  turn: number,
): DemoCriteria {
  const wide: Criteria = {
    version: 1,
    offer: 'sale',
    status: ['active'],
    kind: { any: [...plan.kinds] },
    bedrooms: { min: plan.bedrooms },
  };
  const fitting = findFitting(wide, plan.triggers, events, '2000-01-01').map(({ event }) => event);
  const byPlace = [...Map.groupBy(fitting, ({ facts }) => facts.municipalityCode)]
    .filter(([code, own]) => code !== null && own.length >= plan.matches)
    .toSorted(([, a], [, b]) => b.length - a.length);
  const [code, own] = byPlace[turn % Math.max(1, byPlace.length)] ?? [null, fitting];
  const priced = narrow(wide, own, plan.matches);
  if (code === null) return { criteria: priced, place: '' };
  const place = own[0]?.municipality ?? '';
  const circle = plan.hasCircle ? circleAround(own) : null;
  return {
    criteria: circle
      ? { ...priced, within: [{ ...circle, label: place }] }
      : { ...priced, municipality: { any: [code] } },
    place,
  };
}

export interface FittingEvent {
  event: DemoEvent;
  trigger: AlertTrigger;
}

/** What an alert would have found among them, as the matching does it. */
export function findFitting(
  criteria: Criteria,
  triggers: readonly AlertTrigger[],
  events: readonly DemoEvent[],
  today: string,
): FittingEvent[] {
  const tests = compileCriteria(criteriaOfAlert(criteria), { today });
  return events.flatMap((event) => {
    const trigger = triggersOf(event, criteria.price).find((each) => triggers.includes(each));
    return trigger && tests.every(({ passes }) => passes(event.facts)) ? [{ event, trigger }] : [];
  });
}

/** The prices around the middle between which so many lie. */
function narrow(wide: Criteria, events: readonly DemoEvent[], wanted: number): Criteria {
  const prices = events.flatMap(({ price }) => price ?? []).toSorted((a, b) => a - b);
  if (prices.length <= wanted) return wide;
  const from = Math.floor((prices.length - wanted) / 2);
  const [low = 0, high = 0] = [prices[from], prices[from + wanted - 1]];
  return {
    ...wide,
    price: { min: Math.floor(low / roundTo) * roundTo, max: Math.ceil(high / roundTo) * roundTo },
  };
}

/** Wide enough for most of them. */
function circleAround(events: readonly DemoEvent[]) {
  const points = events.flatMap(({ facts: { worldX: x, worldY: y } }) =>
    x === null || y === null ? [] : [{ x, y }],
  );
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const [x, y] = [middle(points.map((point) => point.x)), middle(points.map((point) => point.y))];
  if (points.length === 0) return null;
  const [longitude, latitude] = fromWorld(x, y);
  const far = middle(points.map((point) => Math.hypot(point.x - x, point.y - y))) * metresPerUnit(latitude);
  return {
    type: 'circle' as const,
    centre: [longitude, latitude] as [number, number],
    radiusMetres: Math.max(leastRadius, Math.ceil(far / 500) * 500),
  };
}
