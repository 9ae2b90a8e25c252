import { addDays, hourMs } from '@hearthline/domain/calendar';
import { localHour } from '@hearthline/domain/time-zone';
import type { EventsService } from '../calendar/events.service.ts';
import type { Calendar } from '../calendar/planned-greetings.ts';
import type { GreetingPorts } from '../greeting-ports.ts';
import type { GreetingTransaction, OpenGreetings } from '../greeting-transaction.ts';
import { createRecall } from '../recall.ts';
import { planGreetings } from './plan-greetings.ts';
import type { SendDue } from './send-due.ts';
import { missedNews, waitingNews } from './tell-agent.ts';

/** Clients written to in one transaction. */
const clientsAtOnce = 100;
/** Without anything planned, an agent's greetings are looked at again after this. */
const lookEveryMs = hourMs;
const morningHour = 8;
/** So many days before it is to leave, the agent hears that something waits for a word. */
const remindedDays = [7, 1];

/** Looks at one agent's greetings: plans what leaves soon, sends what is due, tells what was missed or waits. */
export function createGreetingKeeper({
  open,
  ports,
  calendar,
  events,
  sendDue,
}: {
  open: OpenGreetings;
  ports: Pick<GreetingPorts, 'notify'>;
  calendar: Pick<Calendar, 'listGreetings'>;
  events: Pick<EventsService, 'countWaitingOn'>;
  sendDue: SendDue;
}) {
  /** Gives when this look was to be; nothing where no greeting was ever scheduled. */
  function plan(agentId: string): Promise<Date | undefined> {
    return open(agentId, async (transaction) => {
      const { greetings, now } = transaction;
      const pace = await greetings.lockPace();
      if (!pace) return undefined;
      await planGreetings(calendar, transaction, pace.plannedAt);
      await greetings.setPace({ plannedAt: now, lookAt: pace.lookAt });
      return pace.lookAt;
    });
  }

  async function send(agentId: string): Promise<void> {
    const recall = createRecall();
    for (let after: string | null = null, isOver = false; !isOver; ) {
      after = await open(agentId, async (transaction) => {
        if (!(await transaction.greetings.lockPace())) return null;
        return sendDue(transaction, { after, clients: clientsAtOnce }, recall);
      });
      isOver = after === null;
    }
  }

  async function tellWaiting(transaction: GreetingTransaction): Promise<void> {
    const { tx, agentId, now, today, agent } = transaction;
    if (localHour(now, agent.timeZone) < morningHour) return;
    for (const days of remindedDays) {
      const waiting = await events.countWaitingOn(transaction, addDays(today, days));
      if (waiting > 0) await ports.notify(tx, agentId, [waitingNews(waiting, days, today)]);
    }
  }

  return {
    look: async (agentId: string): Promise<void> => {
      const askedFor = await plan(agentId);
      if (!askedFor) return;
      await send(agentId);
      await open(agentId, async (transaction) => {
        const { greetings, now } = transaction;
        const pace = await greetings.lockPace();
        if (!pace) return;
        const missed = await greetings.takeUntold();
        if (missed.tooLate + missed.notApproved > 0)
          await ports.notify(transaction.tx, agentId, [missedNews(missed, now)]);
        await tellWaiting(transaction);
        // What was decided or scheduled during this look wants another one, and not in an hour.
        if (pace.lookAt.getTime() !== askedFor.getTime()) return;
        const next = await greetings.findNextAt(now);
        const inAnHour = new Date(now.getTime() + lookEveryMs);
        await greetings.setPace({ ...pace, lookAt: next !== null && next < inAnHour ? next : inAnHour });
      });
    },
  };
}
