import type { PersonRow } from '../calendar/greeted-people.store.ts';
import type { GreetingPorts } from '../greeting-ports.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import type { TaskRecord } from '../tasks/tasks.store.ts';
import type { FindWords } from '../templates/find-words.ts';
import type { ComposeGreeting } from './compose-greeting.ts';
import type { DueGreeting } from './due.store.ts';

export type WriteGreeting = (
  transaction: GreetingTransaction,
  greeting: {
    person: PersonRow;
    main: DueGreeting;
    /** Others of the same day, which are named in the same mail. */
    along: readonly DueGreeting[];
    tasks: ReadonlyMap<string, TaskRecord>;
  },
) => Promise<string | null>;

/** Puts one mail into the outbox: the words of the first greeting, and a line for each of the others. */
export function createGreetingWriter({
  ports,
  findWords,
  compose,
}: {
  ports: Pick<GreetingPorts, 'messages'>;
  findWords: FindWords;
  compose: ComposeGreeting;
}): WriteGreeting {
  return async (transaction, { person, main, along, tasks }) => {
    const { tx, agentId, now } = transaction;
    const task = tasks.get(main.taskId);
    if (!task) return null;
    const found = await findWords(transaction, task, main.occasion);
    const composed = await compose(transaction, {
      found,
      occasion: main.occasion,
      day: main.day,
      person,
      along,
    });
    const [id] = await ports.messages.write(tx, agentId, 'greetings', [
      { ...composed, addressee: { clientId: person.id }, channel: 'email', notBefore: now },
    ]);
    return id ?? null;
  };
}
