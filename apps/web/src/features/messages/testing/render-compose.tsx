import type { SmartList } from '@hearthline/contract/client-filter';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { AudienceReply } from '@hearthline/contract/messages';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { writeHtml } from '../../../testing/write-html.ts';
import { ComposeScreen } from '../compose/compose-screen.tsx';
import { at, idOf } from './sample-message.ts';

export const amara = idOf(101);
export const list = {
  id: idOf(201),
  name: 'Buyers near the lake',
  count: 186,
  filter: { version: 1 as const },
  updatedAt: at('10:00'),
};

export const sending: AudienceReply['sending'] = {
  limit: 1_000,
  reason: 'approved',
  halvedBy: null,
  left: 1_000,
  mayWriteToImported: true,
  today: 1,
  later: 0,
  days: 0,
  refusal: null,
};
export const audience = (changes: Partial<AudienceReply> = {}): AudienceReply => ({
  matches: 1,
  willGet: 1,
  languages: { en: 1, fr: 0 },
  leftOut: [],
  readers: [{ id: amara, name: 'Amara Chen', language: 'en' }],
  sending,
  ...changes,
});
export const many = audience({
  matches: 186,
  willGet: 162,
  languages: { en: 139, fr: 23 },
  leftOut: [
    { reason: 'noAddress', count: 20, examples: ['Grace Mbeki'] },
    { reason: 'consentEnded', count: 4, examples: ['Omar Haddad'] },
  ],
});

interface Given {
  search?: string;
  found?: AudienceReply;
  draft?: { content: string; savedAt: string } | null;
  isComplete?: boolean;
  isDown?: () => boolean;
  canKeep?: () => boolean | Promise<boolean>;
  /** What readers get of homes; what is not among them may not be shown. */
  homes?: ListingCard[];
  hasBoardAccess?: boolean;
}

/** The screen to write a mail on, and a server that knows one client, one list and these homes. */
export async function openCompose({
  search = `?clientId=${amara}`,
  found = audience(),
  draft = null,
  isComplete = true,
  isDown = () => false,
  canKeep = () => true,
  homes = [],
  hasBoardAccess = true,
}: Given = {}) {
  const api = fakeApi({
    'GET /mailings/draft': () => ({ isSuccess: true, result: draft }),
    'PUT /mailings/draft': async () =>
      (await canKeep()) ? { isSuccess: true, result: { savedAt: at('18:00') } } : failWith('internal'),
    'DELETE /mailings/draft': () => ({ isSuccess: true }),
    'GET /clients/lists': () => ({ isSuccess: true, result: [list] }),
    'GET /clients/{id}': () => failWith('not_found'),
    'POST /mailings/audience': () => ({ isSuccess: true, result: found }),
    'POST /mailings/audience/left-out': () => ({
      isSuccess: true,
      result: [{ id: idOf(300), name: 'Omar Haddad', endedOn: '2025-10-01' }],
      totalRows: 1,
    }),
    'POST /mailings/homes': ({ body }) => ({
      isSuccess: true,
      result: {
        homes: body.listingIds.map((id) => {
          const listing = homes.find((each) => each.id === id) ?? null;
          return { id, name: listing?.address ?? '', listing };
        }),
        hasBoardAccess,
      },
    }),
    'POST /listings/cards': ({ body }) => ({
      isSuccess: true,
      result: homes.filter(({ id }) => body.ids.includes(id)),
    }),
    'GET /listings/suggest': ({ query }) => ({
      isSuccess: true,
      result: homes
        .filter(({ address }) => address.includes(query.get('text') ?? ''))
        .map((home) => ({ type: 'listing' as const, ...home })),
    }),
    'GET /favorites': () => ({
      isSuccess: true,
      result: homes.map((listing) => ({
        listing,
        note: '',
        markedAt: at('10:00'),
        comparedWith: at('10:00'),
        changes: [],
      })),
    }),
    'POST /mailings/preview': ({ body }) => ({
      isSuccess: true,
      result: { subject: body.letter.en.subject, html: `<p>${body.clientId}</p>`, text: '', unknown: [] },
    }),
    'POST /mailings/test': () => ({ isSuccess: true, result: { count: 1 } }),
    'POST /mailings': ({ body }) =>
      isDown()
        ? failWith('internal')
        : {
            isSuccess: true,
            result: {
              id: body.mailingId,
              state: 'sending',
              subject: '',
              sendAt: at('18:00'),
              total: 0,
              leftOut: 0,
              delivered: 0,
              failed: 0,
            },
          },
  });
  const view = renderWithProviders(
    <ComposeScreen
      sender={{ name: 'Maya Okafor', brokerage: 'Northlight', isComplete }}
      hasQuietHours
      timeZone="America/Toronto"
      boardAgreement={
        hasBoardAccess
          ? { status: 'active', boardName: 'Board', validUntil: '2026-12-31' }
          : { status: 'expired', boardName: 'Board', validUntil: '2025-11-01' }
      }
      lists={{
        FilterWords: () => <p>Buyer</p>,
        linkTo: ({ id }: SmartList) => ({ to: '/clients', search: { list: id } }),
      }}
    />,
    { route: `/clients/mail${search}` },
  );
  await screen.findByRole('textbox', { name: /Message/ });
  return { api, user: userEvent.setup(), ...view };
}

export const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Subject/ });
export const editor = () => screen.getByRole('textbox', { name: /Message/ });

export const writeBody = (html: string) => writeHtml(editor(), html);

export async function write(user: ReturnType<typeof userEvent.setup>) {
  await user.type(subject(), 'Hello');
  writeBody('<p>Hi {{firstName}}</p>');
}
