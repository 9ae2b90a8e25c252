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
import type { AskedAlert, LookBack } from './look-back.ts';
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
  agentId: string;
  moment: { now: Date; timeZone: string };
}

/** From so many messages a day on, fewer are proposed; a month of more than these is read by nobody. */
const busyDay = 4;
const calmCeiling = 2;
const mostMessages = 40;
/** So few homes in a month are hardly an alert. */
const fewHomes = 2;
const mostOfAKind = 3;

/** What would make the alert better, each with what the last days would have brought with it. */
export async function suggestChanges(means: Means, question: Question): Promise<ReplaySuggestion[]> {
  const { replayed } = question;
  const isTooWide = replayed.messages.length > mostMessages;
  const isTooNarrow = replayed.homes <= fewHomes;
  return [
    ...suggestRhythm(means, question),
    ...suggestByAnswers(means, question),
    ...(isTooWide ? await suggestNarrower(means, question) : []),
    ...(isTooNarrow ? await suggestWider(means, question) : []),
  ];
}

function suggestRhythm(means: Means, question: Question): ReplaySuggestion[] {
  const { asked, past, replayed } = question;
  const isBusy = replayed.busiest >= busyDay && (asked.ceiling === null || asked.ceiling > calmCeiling);
  const isMuch = replayed.messages.length > mostMessages && asked.timeUnit !== 'weekly';
  const calm: AskedAlert = { ...asked, ceiling: calmCeiling };
  const weekly: AskedAlert = { ...asked, timeUnit: 'weekly' };
  return [
    ...(isBusy ? [describe('ceiling', null, calm, past.replay(calm), means, question)] : []),
    ...(isMuch ? [describe('weekly', null, weekly, past.replay(weekly), means, question)] : []),
  ];
}

/** What would have kept away what the client rejected, and nothing that they like. */
function suggestByAnswers(means: Means, question: Question): ReplaySuggestion[] {
  const { asked, past, answered } = question;
  const proposed = proposeFrom(answered, asked.criteria, means.moment.now);
  return (proposed?.changes ?? []).slice(0, mostOfAKind).flatMap(({ field, criteria, reason }) => {
    const changed = { ...asked, criteria };
    const suggestion = describe('rejected', field, changed, past.replay(changed), means, question);
    // What only makes room for liked homes is no narrower than what was looked back on.
    return suggestion.dropped > 0 || reason === 'onlyRejected' ? [suggestion] : [];
  });
}

/** What was found holds what narrower criteria would have found. */
async function suggestNarrower(means: Means, question: Question): Promise<ReplaySuggestion[]> {
  const { asked, past } = question;
  const replayOf = (criteria: Criteria) => past.replay({ ...asked, criteria });
  const found = past.events.map(({ facts, price }) => ({ ...facts, price }));
  const narrower = await means.market.listNarrower(asked.criteria, found, (criteria) =>
    Promise.resolve(replayOf(criteria).homes),
  );
  return present('narrow', narrower, (criteria) => replayOf(criteria), means, question);
}

async function suggestWider(means: Means, question: Question): Promise<ReplaySuggestion[]> {
  const { asked } = question;
  const without = (field: CriterionField): Criteria => ({
    ...withoutField(asked.criteria, field),
    status: asked.criteria.status,
  });
  const tried = new Map<string, Replayed>();
  const replayOf = async (criteria: Criteria): Promise<Replayed> => {
    const past = await lookBack(means.market, means.agentId, criteria, means.moment);
    const replayed = past.replay({ ...asked, criteria });
    tried.set(JSON.stringify(criteriaOfAlert(criteria)), replayed);
    return replayed;
  };
  const wider = await means.market.listWider(
    criteriaOfAlert(asked.criteria),
    async (criteria) => (await replayOf(criteria)).homes,
  );
  const changed = wider.map(({ field }) => ({ field, criteria: without(field) }));
  return present(
    'widen',
    changed,
    (criteria) => tried.get(JSON.stringify(criteriaOfAlert(criteria))) ?? null,
    means,
    question,
  );
}

function present(
  kind: ReplaySuggestion['kind'],
  changes: readonly ChangedCriteria[],
  replayOf: (criteria: Criteria) => Replayed | null,
  means: Means,
  question: Question,
): ReplaySuggestion[] {
  return changes.slice(0, mostOfAKind).flatMap(({ field, criteria }) => {
    const replayed = replayOf(criteria);
    if (!replayed || replayed.homes === question.replayed.homes) return [];
    return [describe(kind, field, { ...question.asked, criteria }, replayed, means, question)];
  });
}

function describe(
  kind: ReplaySuggestion['kind'],
  field: CriterionField | null,
  changed: AskedAlert,
  replayed: Replayed,
  { moment }: Means,
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
    ...judgeAnswers(answered, asked.criteria, changed.criteria, moment.now),
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
