import type { ReplyOf } from '@hearthline/contract';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import type { MessagesApp } from '../../messages/testing/messages-app.ts';
import { createMessagesApp } from '../../messages/testing/messages-app.ts';

export interface GreetingsApp extends MessagesApp {
  /** Looks at the agent's greetings, as the worker does each minute. */
  look(): Promise<void>;
  lookAt(instant: string): Promise<void>;
  switchOn(
    category: GreetingCategory,
    changes?: object,
  ): Promise<ReplyOf<'GET /greetings/categories'>['result'][0]>;
  /** What each greeting came to, in the order of the days. */
  outcomes(): Promise<
    { name: string; occasion: string; day: string; outcome: string | null; reason: string | null }[]
  >;
}

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export async function createGreetingsApp(): Promise<GreetingsApp> {
  const app = await createMessagesApp();
  const look = async () => {
    const handler = app.services.jobHandlers.find(({ job }) => job.name === 'greetings.keep');
    await handler?.run({ agentId: app.agent.agentId }, { jobId: '1', attempt: 1, log: quiet });
  };
  return {
    ...app,
    look,
    lookAt: async (instant) => {
      app.clock.set(new Date(instant));
      await look();
    },
    switchOn: async (category, changes = {}) => {
      const { body } = await app.call('GET /greetings/categories', { as: app.agent });
      const row = body.result.find((each) => each.category === category);
      const reply = await app.call('PUT /greetings/categories/{category}', {
        as: app.agent,
        params: { category },
        body: {
          isOn: true,
          occasions: row?.occasions,
          designId: row?.designId,
          approvesBeforeSending: false,
          ...changes,
        },
      });
      return reply.body.result;
    },
    outcomes: () =>
      app.database.query(
        `select c.first_name as name, g.occasion, g.day::text, g.outcome, g.reason from greeting g
         join client c on c.agent_id = g.agent_id and c.id = g.client_id order by g.day, c.first_name, g.occasion`,
      ),
  };
}
