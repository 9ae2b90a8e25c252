import { addDays } from '@hearthline/domain/calendar';
import type { CommercialCategory } from '@hearthline/domain/client/consent';
import { evaluateConsent } from '@hearthline/domain/client/consent';
import type { DemoClient } from '../clients/demo-clients.ts';
import type { Random } from '../random.ts';
import type { DemoMail, DemoMailing, DemoMessage, DemoOutcome } from './demo-message.ts';

const commercialGapMs = 48 * 3_600_000;

export interface PostBookInput {
  clients: readonly DemoClient[];
  random: Random;
  now: Date;
  /** In the agent's calendar. */
  today: string;
  instantOf(date: string, minute: number): Date;
}

interface Entry {
  client: number;
  category: DemoMessage['category'];
  mail: DemoMail;
  at: Date;
  writtenAt?: Date;
  channel?: DemoMessage['channel'];
  mailing?: DemoMailing | null;
  outcome?: DemoOutcome;
}

/** What was written to whom so far, with the rules that the app keeps. */
export function createPostBook({ clients, random, now, today, instantOf }: PostBookInput) {
  const messages: DemoMessage[] = [];
  const ofClient = (client: number) => messages.filter((each) => each.client === client);

  /** Somebody who opted out counts as having done so always, since nobody knows since when. */
  function mayGet(client: number, category: CommercialCategory, date: string): boolean {
    const { consents, isOptedOut, entryDate, email } = personAt(client);
    if (email === '' || entryDate >= date || ofClient(client).some(isLost)) return false;
    const standing = evaluateConsent(
      {
        consents: consents.map((consent) => ({ ...consent, withdrawnOn: null })),
        isOptedOut,
        isSuppressed: false,
        leftCategories: [],
        referralMessages: 0,
      },
      category,
      date,
    );
    return standing.mayReceive && standing.consent.type !== 'referral';
  }

  const personAt = (client: number): DemoClient => clients[client] as DemoClient;

  return {
    messages,
    clients,
    random,
    now,
    today,
    personAt,
    mayGet,
    ofClient,
    /** The moment on that day, or on the day before where it has not come yet. */
    momentAgo: (daysAgo: number, minute: number): { date: string; at: Date } => {
      const date = addDays(today, -daysAgo);
      const at = instantOf(date, minute);
      if (at.getTime() < now.getTime() - 3_600_000) return { date, at };
      const before = addDays(date, -1);
      return { date: before, at: instantOf(before, minute) };
    },
    instantOf,
    /** Nobody gets a letter twice, nor two commercial ones within two days. */
    isFree: (client: number, category: DemoMessage['category'], mail: DemoMail, at: Date): boolean =>
      ofClient(client).every(
        (each) =>
          each.mail.en.body !== mail.en.body &&
          (category === 'personal' ||
            each.category === 'personal' ||
            Math.abs(each.notBefore.getTime() - at.getTime()) > commercialGapMs),
      ),
    write: ({ client, category, mail, at, ...rest }: Entry): DemoMessage => {
      const message: DemoMessage = {
        client,
        category,
        mail,
        channel: rest.channel ?? 'email',
        mailing: rest.mailing ?? null,
        resentOf: null,
        writtenAt: rest.writtenAt ?? at,
        notBefore: at,
        outcome: rest.outcome ?? { kind: 'delivered', tries: 1 },
        signals: [],
        leaving: null,
      };
      messages.push(message);
      return message;
    },
  };
}

/** Nothing more goes to an address that came back. */
function isLost({ outcome }: DemoMessage): boolean {
  return outcome.kind === 'refused' || (outcome.kind === 'bounced' && outcome.isAboutAddress);
}

export type PostBook = ReturnType<typeof createPostBook>;

/** Places in the order in which they are tried. */
export const shuffledPlaces = ({ clients, random }: Pick<PostBook, 'clients' | 'random'>): number[] =>
  random.shuffle(clients.map((_, place) => place));
