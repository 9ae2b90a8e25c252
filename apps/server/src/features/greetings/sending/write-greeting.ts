import type { AddresseeVerdict } from '../../../platform/messages/reader-message.ts';
import type { PersonRow } from '../calendar/greeted-people.store.ts';
import type { GreetingPorts } from '../greeting-ports.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import type { Recall } from '../recall.ts';
import type { TaskRecord } from '../tasks/tasks.store.ts';
import type { FindWords, FoundWords } from '../templates/find-words.ts';
import type { ComposeGreeting } from './compose-greeting.ts';
import type { DueGreeting } from './due.store.ts';

export interface GreetingLetter {
  person: PersonRow;
  verdict: AddresseeVerdict;
  main: DueGreeting;
  /** Others of the same day, which go along in the same mail. */
  along: readonly DueGreeting[];
}

/** In the order of the letters, the message of each; null where none may be written. */
export type WriteGreetings = (
  transaction: GreetingTransaction,
  letters: readonly GreetingLetter[],
  tasks: ReadonlyMap<string, TaskRecord>,
  recall: Recall,
) => Promise<(string | null)[]>;

/** Puts mails into the outbox: the words of the first greeting, and with them what there is to say of the others. */
export function createGreetingWriter({
  ports,
  findWords,
  compose,
}: {
  ports: Pick<GreetingPorts, 'messages'>;
  findWords: FindWords;
  compose: ComposeGreeting;
}): WriteGreetings {
  return async (transaction, letters, tasks, recall) => {
    const { tx, agentId, now } = transaction;
    const find = async ({ taskId, occasion, day }: DueGreeting) => {
      const task = tasks.get(taskId);
      if (!task) throw new Error('A greeting of a task that is gone');
      const found = await recall<FoundWords>(`words ${taskId} ${occasion}`, () =>
        findWords(transaction, task, occasion),
      );
      return { found, occasion, day };
    };
    const messages = [];
    for (const { person, verdict, main, along } of letters) {
      const others = [];
      for (const other of along) others.push(await find(other));
      const composed = await compose(transaction, { ...(await find(main)), person, along: others, recall });
      messages.push({
        ...composed,
        addressee: { clientId: person.id },
        channel: 'email' as const,
        verdict,
        notBefore: now,
      });
    }
    return ports.messages.write(tx, agentId, 'greetings', messages);
  };
}
