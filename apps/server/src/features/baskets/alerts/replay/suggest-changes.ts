import type { ReplaySuggestion } from '@hearthline/contract/alerts';
import { criteriaOfAlert } from '@hearthline/domain/alert/alert-event';
import type { Replayed } from '@hearthline/domain/alert/replay';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { withoutField } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import { matches } from '@hearthline/domain/criteria/match';
import { boardDay } from '@hearthline/domain/time-zone';
import type { AlertMarket, ChangedCriteria } from '../market/alert-market.ts';
import type { AnsweredFacts } from '../market/answered-homes.ts';
import type { AskedAlert, LookBack, Onlooker } from './look-back.ts';
import { lookBack } from './look-back.ts';
import { proposeFrom } from './proposal.service.ts';

interface Question {
  asked: AskedAlert;
  past: LookBack;
  replayed: Replayed;
  answered: readonly AnsweredFacts[];
}

interface Means {
  market: AlertMarket;
  onlooker: Onlooker;
}

/** From so many messages a day on, fewer are proposed; a month of more than these is read by nobody. */
const busyDay = 4;
const calmCeiling = 2;
const mostMessages = 40;
/** More than three a day, however few messages they come in: a daily alert or a low ceiling gathers them. */
const mostHomes = 100;
/** So few homes in a month are hardly an alert. */
const fewHomes = 2;
const mostOfAKind = 3;

/** What would make the alert better, each with what the last days would have brought with it. */
export async function suggestChanges(means: Means, question: Question): Promise<ReplaySuggestion[]> {
  const { replayed } = question;
  const isTooWide = replayed.messages.length > mostMessages || replayed.homes > mostHomes;
  const isTooNarrow = replayed.homes <= fewHomes;
  return [
    ...(await suggestRhythm(means, question)),
    ...(await suggestByAnswers(means, question)),
    ...(isTooWide ? await suggestNarrower(means, question) : []),
    ...(isTooNarrow ? await suggestWider(means, question) : []),
  ];
}

async function suggestRhythm(means: Means, question: Question): Promise<ReplaySuggestion[]> {
  const { asked, past, replayed } = question;
  const isBusy = replayed.busiest >= busyDay && (asked.ceiling === null || asked.ceiling > calmCeiling);
  const isMuch = replayed.messages.length > mostMessages && asked.timeUnit !== 'weekly';
  const calm: AskedAlert = { ...asked, ceiling: calmCeiling };
  const weekly: AskedAlert = { ...asked, timeUnit: 'weekly' };
  return [
    ...(isBusy ? [describe('ceiling', null, calm, await past.replay(calm), means, question)] : []),
    ...(isMuch ? [describe('weekly', null, weekly, await past.replay(weekly), means, question)] : []),
  ];
}

/** What would have kept away what the client rejected, and nothing that they like. */
async function suggestByAnswers(means: Means, question: Question): Promise<ReplaySuggestion[]> {
  const { asked, answered } = question;
  const proposed = proposeFrom(answered, asked.criteria, means.onlooker.now);
  const suggestions: ReplaySuggestion[] = [];
  for (const { field, criteria, reason } of (proposed?.changes ?? []).slice(0, mostOfAKind)) {
    const changed = { ...asked, criteria };
    const judged = judgeAnswers(answered, asked.criteria, criteria, means.onlooker.now);
    // What only makes room for liked homes keeps nothing away.
    if (judged.dropped === 0 && reason !== 'onlyRejected') continue;
    const past = await lookBack(means.market, changed, means.onlooker);
    suggestions.push(describe('rejected', field, changed, await past.replay(changed), means, question));
  }
  return suggestions;
}

/** What was found holds what narrower criteria would have found. */
async function suggestNarrower(means: Means, question: Question): Promise<ReplaySuggestion[]> {
  const { asked, past } = question;
  const found = past.events.map(({ traits }) => traits);
  const narrower = await means.market.listNarrower(asked.criteria, found, (criteria) =>
    past.countHomes({ ...asked, criteria }),
  );
  return present('narrow', narrower, () => past, means, question);
}

async function suggestWider(means: Means, question: Question): Promise<ReplaySuggestion[]> {
  const { asked } = question;
  const tried = new Map<string, LookBack>();
  const nameOf = (criteria: Criteria) => JSON.stringify(criteriaOfAlert(criteria));
  const wider = await means.market.listWider(criteriaOfAlert(asked.criteria), async (criteria) => {
    const past = await lookBack(means.market, { ...asked, criteria }, means.onlooker);
    tried.set(nameOf(criteria), past);
    return past.countHomes({ ...asked, criteria });
  });
  const changed = wider.map(({ field }) => ({
    field,
    criteria: { ...withoutField(asked.criteria, field), status: asked.criteria.status },
  }));
  return present('widen', changed, (criteria) => tried.get(nameOf(criteria)) ?? null, means, question);
}

async function present(
  kind: ReplaySuggestion['kind'],
  changes: readonly ChangedCriteria[],
  pastOf: (criteria: Criteria) => LookBack | null,
  means: Means,
  question: Question,
): Promise<ReplaySuggestion[]> {
  const suggestions: ReplaySuggestion[] = [];
  for (const { field, criteria } of changes.slice(0, mostOfAKind)) {
    const changed = { ...question.asked, criteria };
    const replayed = await pastOf(criteria)?.replay(changed);
    if (!replayed || replayed.homes === question.replayed.homes) continue;
    suggestions.push(describe(kind, field, changed, replayed, means, question));
  }
  return suggestions;
}

function describe(
  kind: ReplaySuggestion['kind'],
  field: CriterionField | null,
  changed: AskedAlert,
  replayed: Replayed,
  { onlooker }: Means,
  { asked, answered }: Question,
): ReplaySuggestion {
  return {
    kind,
    field,
    criteria: changed.criteria,
    ceiling: changed.ceiling,
    timeUnit: changed.timeUnit,
    messages: replayed.messages.length,
    busiest: replayed.busiest,
    homes: replayed.homes,
    ...judgeAnswers(answered, asked.criteria, changed.criteria, onlooker.now),
  };
}

/** Of the homes that the client answered: so many rejected ones would not have come, so many liked ones still would. */
function judgeAnswers(
  answered: readonly AnsweredFacts[],
  before: Criteria,
  after: Criteria,
  now: Date,
): Pick<ReplaySuggestion, 'dropped' | 'kept' | 'liked'> {
  const context = { today: boardDay(now) };
  const fits = (criteria: Criteria, { facts }: AnsweredFacts) =>
    matches(criteriaOfAlert(criteria), facts, context);
  const saying = (answer: AnsweredFacts['answer']) => answered.filter((home) => home.answer === answer);
  const liked = saying('yes');
  return {
    dropped: saying('no').filter((home) => fits(before, home) && !fits(after, home)).length,
    kept: liked.filter((home) => fits(after, home)).length,
    liked: liked.length,
  };
}
