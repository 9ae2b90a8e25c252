import type {
  GreetingPreview,
  GreetingTemplate,
  GreetingTemplateInput,
} from '@hearthline/contract/greetings';
import { greetingLimits } from '@hearthline/contract/greetings';
import type { MailContent } from '@hearthline/contract/messages';
import { addDays } from '@hearthline/domain/calendar';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { definitionOf, isChosen, isKeptWhere, occasionsOf } from '@hearthline/domain/greeting/occasions';
import type { PlannedTask } from '@hearthline/domain/greeting/plan';
import { listOccasionDays } from '@hearthline/domain/greeting/plan';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import type { Language } from '@hearthline/domain/language';
import { designsOf } from '@hearthline/greeting-designs/catalogue';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { Images } from '../../../platform/images/images.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PersonRow, Readers } from '../calendar/greeted-people.store.ts';
import { countReaders, findReader, listPeople } from '../calendar/greeted-people.store.ts';
import type { GreetingPorts } from '../greeting-ports.ts';
import type { GreetingTransaction, OpenGreetings } from '../greeting-transaction.ts';
import type { ComposedGreeting, ComposeGreeting } from '../sending/compose-greeting.ts';
import { checkWords } from './check-words.ts';
import type { FindWords } from './find-words.ts';
import { ownWordsOf } from './find-words.ts';
import { isDesignOf } from './is-design.ts';
import type { OwnPicture } from './own-picture.ts';
import { pictureKeyOf } from './own-picture.ts';
import type { PresentDesign } from './present-design.ts';
import type { TemplateName } from './templates.store.ts';
import { createTemplatesStore } from './templates.store.ts';

/** Which template, as an address names it. */
export interface AskedTemplate {
  category: GreetingCategory;
  design: string;
  occasion?: Occasion | undefined;
}

/** A feast may keep people waiting for more than a year. */
const daysAhead = 400;

export type TemplatesService = ReturnType<typeof createTemplatesService>;

/** The words and pictures of designs, and how a mail will look. */
export function createTemplatesService({
  open,
  ports,
  findWords,
  compose,
  presentDesign,
  pictureUrl,
  storage,
  images,
}: {
  open: OpenGreetings;
  ports: Pick<GreetingPorts, 'messages'>;
  findWords: FindWords;
  compose: ComposeGreeting;
  presentDesign: PresentDesign;
  pictureUrl(agentId: string, picture: Pick<OwnPicture, 'fileId'>): string;
  storage: Pick<Storage, 'put'>;
  images: Pick<Images, 'toMailPicture'>;
}) {
  async function present(transaction: GreetingTransaction, name: TemplateName): Promise<GreetingTemplate> {
    const { tx, agentId, agent } = transaction;
    const { category, design, occasion } = name;
    const stored = await createTemplatesStore(tx, agentId).find(name);
    const found = await findWords(transaction, { category, design, words: null }, occasion);
    const readers = await countReaders(tx, agentId, await readersOf(transaction, occasion));
    const picture = stored?.picture ?? null;
    return {
      category,
      occasion,
      occasions: occasionsOf(category),
      design: presentDesign(found.design, occasion, agent.language),
      designs: designsOf(category).map((each) => presentDesign(each, occasion, agent.language)),
      words: found.words,
      original: ownWordsOf(occasion),
      isChanged: stored !== undefined,
      picture: picture && {
        fileId: picture.fileId,
        url: pictureUrl(agentId, picture),
        altEn: picture.alt.en,
        altFr: picture.alt.fr,
      },
      clientCount: readers.total,
      missing: listMissing(readers),
      savedAt: stored?.updatedAt.toISOString() ?? null,
    };
  }

  /** As one client would read it; somebody made up where there is none yet. */
  async function composeFor(
    transaction: GreetingTransaction,
    { category, occasion, design }: TemplateName,
    {
      words,
      picture,
      language,
      day,
    }: {
      words: MailContent;
      picture: OwnPicture | null;
      language: Language | null;
      day?: string | undefined;
    },
    person: PersonRow | undefined,
  ): Promise<ComposedGreeting> {
    const found = await findWords(transaction, { category, design, words }, occasion);
    return compose(transaction, {
      found: { ...found, picture },
      occasion,
      day: day ?? findNextDay(transaction, occasion, person),
      person: person ?? { ...nobody, language: transaction.agent.language },
      along: [],
      ...(language ? { language } : {}),
    });
  }

  return {
    get: (agentId: string, asked: AskedTemplate): Promise<GreetingTemplate> => {
      const name = nameOf(asked);
      return open(agentId, (transaction) => present(transaction, name));
    },

    save: async (
      agentId: string,
      asked: AskedTemplate,
      { words, picture }: GreetingTemplateInput,
    ): Promise<GreetingTemplate> => {
      const name = nameOf(asked);
      const cleaned = await checkWords(ports, words);
      return open(agentId, async (transaction) => {
        await createTemplatesStore(transaction.tx, agentId).put({
          ...name,
          words: cleaned,
          picture: picture && { fileId: picture.fileId, alt: { en: picture.altEn, fr: picture.altFr } },
          updatedAt: transaction.now,
        });
        return present(transaction, name);
      });
    },

    /** Back to our words. */
    reset: (agentId: string, asked: AskedTemplate): Promise<GreetingTemplate> => {
      const name = nameOf(asked);
      return open(agentId, async (transaction) => {
        await createTemplatesStore(transaction.tx, agentId).remove(name);
        return present(transaction, name);
      });
    },

    preview: async (
      agentId: string,
      asked: AskedTemplate,
      {
        words,
        pictureFileId,
        language,
        position,
        clientId,
        day,
      }: {
        words: MailContent;
        pictureFileId: string | null;
        language: Language | null;
        position: number;
        clientId?: string | undefined;
        day?: string | undefined;
      },
    ): Promise<GreetingPreview> => {
      const name = nameOf(asked);
      return open(agentId, async (transaction) => {
        const readers = await readersOf(transaction, name.occasion);
        const { total } = await countReaders(transaction.tx, agentId, readers);
        const [chosen] =
          clientId === undefined ? [] : await listPeople(transaction.tx, agentId, { ids: [clientId] });
        if (clientId !== undefined && !chosen) throw new AppError('not_found');
        const person =
          chosen ?? (await findReader(transaction.tx, agentId, readers, position % Math.max(1, total)));
        const picture = pictureFileId === null ? null : pictureOf(pictureFileId);
        const composed = await composeFor(transaction, name, { words, picture, language, day }, person);
        const drawn = await ports.messages.preview(transaction.tx, agentId, 'greetings', {
          ...composed,
          clientId: person?.id ?? null,
        });
        return {
          language: composed.language,
          subject: drawn.subject,
          html: drawn.html,
          client: person ? { id: person.id, name: person.name } : null,
          clientCount: total,
        };
      });
    },

    sendTest: async (
      agentId: string,
      asked: AskedTemplate,
      {
        words,
        pictureFileId,
        language,
      }: { words: MailContent; pictureFileId: string | null; language: Language },
    ): Promise<void> => {
      const name = nameOf(asked);
      const cleaned = await checkWords(ports, words);
      await open(agentId, async (transaction) => {
        const readers = await readersOf(transaction, name.occasion);
        const person = await findReader(transaction.tx, agentId, readers, 0);
        const picture = pictureFileId === null ? null : pictureOf(pictureFileId);
        const composed = await composeFor(transaction, name, { words: cleaned, picture, language }, person);
        await ports.messages.writeCopy(transaction.tx, agentId, 'greetings', {
          ...composed,
          notBefore: transaction.now,
        });
      });
    },

    addPicture: async (agentId: string, bytes: Buffer): Promise<{ fileId: string; url: string }> => {
      if (bytes.length > greetingLimits.picture) throw new AppError('file_too_large');
      const picture = await images.toMailPicture(bytes);
      if (!picture) throw new AppError('not_an_image');
      const fileId = createId();
      await storage.put(pictureKeyOf(agentId, fileId), picture, 'image/jpeg');
      return { fileId, url: pictureUrl(agentId, { fileId }) };
    },
  };
}

const nobody = {
  firstName: '',
  lastName: '',
  street: '',
  city: '',
  days: { birthday: null, moveInDate: null, entryDate: null },
};
const pictureOf = (fileId: string): OwnPicture => ({ fileId, alt: { en: '', fr: '' } });

function nameOf({ category, design, occasion }: AskedTemplate): TemplateName {
  const chosen = occasion ?? occasionsOf(category)[0];
  if (!isDesignOf(design, category) || !chosen || definitionOf(chosen).category !== category)
    throw new AppError('not_found');
  return { category, design, occasion: chosen };
}

/** When it comes to somebody next: who moved in this year has been there for one then. */
function findNextDay(
  { today, agent }: GreetingTransaction,
  occasion: Occasion,
  person: PersonRow | undefined,
): string {
  const yearly: PlannedTask = {
    id: '',
    occasions: [occasion],
    customOn: null,
    repeats: true,
    audience: 'client',
    countsFrom: new Date(0),
  };
  const span = { from: today, to: addDays(today, daysAhead), agentZone: agent.timeZone };
  return listOccasionDays(yearly, occasion, person ?? null, span)[0]?.day ?? today;
}

/** To whom an occasion means something. */
async function readersOf(transaction: GreetingTransaction, occasion: Occasion): Promise<Readers> {
  const { day } = definitionOf(occasion);
  const provinces = new Set((await transaction.everybodyCounted()).map(({ province }) => province));
  return {
    provinces: [...provinces].filter((province) => isKeptWhere(occasion, province)),
    feast: isChosen(occasion) ? occasion : null,
    field: day.of === 'client' ? day.field : null,
  };
}

/** Of how many clients a placeholder has nothing to say. */
const listMissing = ({
  total: _,
  ...without
}: Awaited<ReturnType<typeof countReaders>>): GreetingTemplate['missing'] =>
  Object.entries(without)
    .filter(([, clients]) => clients > 0)
    .map(([name, clients]) => ({ name, clients }));
