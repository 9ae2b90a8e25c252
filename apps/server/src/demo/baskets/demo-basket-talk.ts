import { addDays, hourMs } from '@hearthline/domain/calendar';
import { formatAddress } from '@hearthline/domain/listing/addresses';
import { afterQuietHours } from '@hearthline/domain/message/quiet-hours';
import { instantAt, localDay } from '@hearthline/domain/time-zone';
import { describeShowingTask } from '../../features/baskets/conversation/showing-task.ts';
import { night } from '../waking-hours.ts';
import type { BasketDraft } from './demo-basket-draft.ts';
import type { DemoHomePlan } from './demo-basket-plans.ts';
import type { DemoHome, DemoPerson } from './demo-baskets.store.ts';

export function addComment(draft: BasketDraft, { comment }: DemoHomePlan, homeId: string): void {
  const { rows, agentId, basketId, instantOf, plan, people, readerIds, idAt } = draft;
  const visit = comment && plan.visits[comment.reader];
  const readerId = comment && readerIds[comment.reader];
  if (!visit || !readerId) return;
  const at = instantOf(comment.isNew ? visit.last : visit.before);
  const add = (
    name: string,
    when: Date,
    rest: { readerId: string | null; text: string; readAt: Date | null },
  ) =>
    rows.basketComment.push({
      agentId,
      id: idAt(when, `${name} ${homeId}`),
      basketId,
      homeId,
      at: when,
      ...rest,
    });
  const repliedAt = afterQuietHours(new Date(at.getTime() + 2 * hourMs), night, draft.timeZone);
  add('comment', at, {
    readerId,
    text: comment.words[languageOf(people[comment.reader])],
    readAt: comment.isNew ? null : repliedAt,
  });
  if (comment.reply) add('reply', repliedAt, { readerId: null, text: comment.reply, readAt: null });
}

const languageOf = (person: DemoPerson | undefined) => (person?.language === 'fr' ? 'fr' : 'en');

/** The times lie ahead; what was accepted is a task of the client. */
export function addShowing(
  draft: BasketDraft,
  { showing }: DemoHomePlan,
  home: DemoHome,
  homeId: string,
): void {
  const { rows, agentId, timeZone, now, instantOf, plan, people, readerIds, idAt } = draft;
  const visit = showing && plan.visits[showing.reader];
  const readerId = showing && readerIds[showing.reader];
  const clientId = showing && people[showing.reader]?.id;
  if (!visit || !readerId || !clientId) return;
  const createdAt = instantOf(visit.last);
  const today = localDay(now, timeZone);
  const times = [
    instantAt(`${addDays(today, 2)}T17:30`, timeZone),
    instantAt(`${addDays(today, 3)}T18:00`, timeZone),
  ];
  const agreedAt = showing.state === 'accepted' ? (times[0] as Date) : null;
  const answeredAt = agreedAt && new Date(createdAt.getTime() + hourMs);
  const taskId = answeredAt && idAt(answeredAt, `task ${homeId}`);
  if (agreedAt && answeredAt && taskId)
    rows.clientTask.push({
      agentId,
      id: taskId,
      clientId,
      title: describeShowingTask({ place: formatAddress(home), agreedAt, timeZone, language: 'en' }),
      dueOn: localDay(agreedAt, timeZone),
      doneAt: null,
      createdAt: answeredAt,
    });
  rows.showingRequest.push({
    agentId,
    id: idAt(createdAt, `showing ${homeId}`),
    homeId,
    readerId,
    state: showing.state,
    times: agreedAt ? [agreedAt] : times,
    agreedAt,
    message: showing.words[languageOf(people[showing.reader])],
    reply: '',
    taskId,
    createdAt,
    updatedAt: answeredAt ?? createdAt,
  });
}
