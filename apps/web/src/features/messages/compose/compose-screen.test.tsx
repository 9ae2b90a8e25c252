import type { AudienceReply } from '@hearthline/contract/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startCompose, writeDraft } from '../model/compose-state.ts';
import {
  amara,
  audience,
  editor,
  list,
  many,
  openCompose,
  sending,
  subject,
  write,
  writeBody,
} from '../testing/render-compose.tsx';
import { at, openBrowser } from '../testing/sample-message.ts';

beforeEach(() => openBrowser());

describe('writing to one client', () => {
  it('is personal at first, and goes out once however often the button is pressed', async () => {
    const { api, user, router } = await openCompose();
    await write(user);
    const send = await screen.findByRole('button', { name: 'Send to 1' });
    await user.dblClick(send);
    await waitFor(() => expect(router?.state.location.pathname).toBe('/clients/view'));
    expect(api.calls('POST /mailings').map(({ body }) => body)).toEqual([
      {
        channel: 'email',
        category: 'personal',
        audience: { clientIds: [amara] },
        letter: { en: { subject: 'Hello', body: '<p>Hi {{firstName}}</p>' }, fr: { subject: '', body: '' } },
        listingIds: [],
        sendAt: null,
        mailingId: expect.any(String),
      },
    ]);
  });

  it('tries again under the same id after a failure', async () => {
    let isDown = true;
    const { api, user } = await openCompose({ isDown: () => isDown });
    await write(user);
    await user.click(await screen.findByRole('button', { name: 'Send to 1' }));
    await screen.findByRole('alert');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Send to 1' }));
    await waitFor(() => expect(api.calls('POST /mailings')).toHaveLength(2));
    const [first, second] = api.calls('POST /mailings').map(({ body }) => body.mailingId);
    expect(first).toBe(second);
  });

  it('tells what is missing on its field, and what nothing fills while it is typed', async () => {
    const { api, user } = await openCompose();
    await user.click(await screen.findByRole('button', { name: 'Send to 1' }));
    expect(screen.getByText('Write a message.')).toBeTruthy();
    expect(document.activeElement).toBe(editor());
    writeBody('<p>Hi {{shoeSize}}</p>');
    expect(await screen.findByText('Nothing fills {{shoeSize}}. Correct it or take it out.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send to 1' }));
    expect(screen.getByText('An email needs a subject.')).toBeTruthy();
    expect(document.activeElement).toBe(subject());
    expect(api.calls('POST /mailings')).toEqual([]);
  });

  it('shows the mail as the client gets it, and sends a test', async () => {
    const { api, user } = await openCompose();
    await write(user);
    const frame = (await screen.findByTitle('Preview: Hello')) as HTMLIFrameElement;
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.srcdoc).toContain(amara);
    await user.click(screen.getByRole('button', { name: 'Send a test to me' }));
    expect(await screen.findByText('A test is on its way to you')).toBeTruthy();
    expect(api.calls('POST /mailings/test')[0]?.body).toMatchObject({
      category: 'personal',
      clientId: amara,
    });
  });
});

describe('the language a mail opens in', () => {
  const french = audience({
    languages: { en: 0, fr: 1 },
    readers: [{ id: amara, name: 'Étienne Gagnon', language: 'fr' }],
  });
  const languageOf = () => screen.getByRole('group', { name: 'Language of the email' });
  const chosen = () => within(languageOf()).getByRole<HTMLInputElement>('radio', { checked: true }).value;

  it('is that of most readers, until something is written', async () => {
    const { api, user } = await openCompose({ found: french });
    await waitFor(() => expect(chosen()).toBe('fr'));
    await user.type(subject(), 'Bonjour');
    writeBody('<p>Bonjour</p>');
    await user.click(screen.getByRole('button', { name: 'Send to 1' }));
    await waitFor(() => expect(api.calls('POST /mailings')).toHaveLength(1));
    expect(api.calls('POST /mailings')[0]?.body).toMatchObject({
      letter: { en: { subject: '' }, fr: { subject: 'Bonjour', body: '<p>Bonjour</p>' } },
    });
  });

  it('is the one that the agent chose, whoever reads it', async () => {
    const { user } = await openCompose({ found: french });
    await waitFor(() => expect(chosen()).toBe('fr'));
    await user.click(within(languageOf()).getByRole('radio', { name: 'English' }));
    await user.type(subject(), 'Hello');
    expect(chosen()).toBe('en');
    expect(subject().value).toBe('Hello');
  });
});

describe('[CLIENT-04] writing to a smart list', () => {
  it('shows how many get it in which language, who is left out and why, and asks before many', async () => {
    const { api, user } = await openCompose({ search: `?listId=${list.id}`, found: many });
    expect(await screen.findByText('139 English, 23 French')).toBeTruthy();
    expect(screen.getByText('186 match')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Consent ended\s*4$/ }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Omar Haddad')).toBeTruthy();
    expect(within(dialog).getByText('ended Oct 1, 2025')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await write(user);
    expect(screen.getByText(/23 read French/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send to 162' }));
    const question = await screen.findByRole('alertdialog');
    expect(api.calls('POST /mailings')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Send to 162' }));
    await waitFor(() => expect(api.calls('POST /mailings')).toHaveLength(1));
    expect(api.calls('POST /mailings')[0]?.body).toMatchObject({
      category: 'news',
      audience: { listId: list.id },
    });
  });

  it('names the way out where brokerage or address is missing', async () => {
    await openCompose({ search: `?listId=${list.id}`, found: many, isComplete: false });
    const link = screen.getByRole('link', { name: 'Complete your profile' });
    expect(link.getAttribute('href')).toBe('/user/profile');
  });
});

describe('the limit of a day', () => {
  const few: AudienceReply['sending'] = {
    ...sending,
    limit: 50,
    reason: 'newAccount',
    left: 20,
    today: 20,
    later: 142,
    days: 3,
  };

  it('is told with its reason, and what goes on which day before anything is sent', async () => {
    const { api, user } = await openCompose({
      search: `?listId=${list.id}`,
      found: { ...many, sending: few },
    });
    const limit = await screen.findByRole('heading', {
      name: '20 of 50 messages left today',
    });
    expect(limit.parentElement?.textContent).toContain(
      'A new account sends 50 emails and SMS a day for 14 days, then 200, and 1,000 once an administrator approves it.',
    );
    const split = 'It goes to 20 today and to 142 on the following days, the last in 3 days.';
    expect(screen.getByText(split)).toBeTruthy();
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Send to 162' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(split);
    expect(api.calls('POST /mailings')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Send to 162' }));
    await waitFor(() => expect(api.calls('POST /mailings')).toHaveLength(1));
  });

  it('is asked about for a single client too, once it is used up', async () => {
    const used = { ...few, left: 0, today: 0, later: 1, days: 1, halvedBy: 'bounces' as const, limit: 25 };
    const { user } = await openCompose({ found: audience({ sending: used }) });
    expect(await screen.findByText('Today’s limit of 25 is used up')).toBeTruthy();
    expect(screen.getByText(/Your limit is halved because 5% or more of your messages/)).toBeTruthy();
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Send to 1' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Nothing goes out today. It goes to 1 tomorrow.',
    );
  });

  it('refuses a personal mail to more than ten, in words, and offers another kind', async () => {
    const refused = { ...sending, refusal: 'personalTooMany' as const, today: 0 };
    const { api, user } = await openCompose({
      found: audience({ matches: 11, willGet: 11, sending: refused }),
    });
    expect(await screen.findByText(/^A personal message goes to 10 people at most/)).toBeTruthy();
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Send to 11' }));
    expect(api.calls('POST /mailings')).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says why imported people are left out', async () => {
    const leftOut = [{ reason: 'importNotApproved' as const, count: 4, examples: ['Omar Haddad'] }];
    const { user } = await openCompose({ found: audience({ matches: 5, leftOut }) });
    await user.click(await screen.findByRole('button', { name: /^Imported, and never written to\s*4$/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('once you have a board agreement or an administrator approves');
  });
});

describe('a draft', () => {
  const kept = () => {
    const { state } = startCompose({ clientId: amara }, null);
    const mail = {
      en: { subject: 'Begun', body: '<p>Hi {{firstName}}</p>' },
      fr: { subject: '', body: '' },
    };
    return { content: writeDraft({ ...state, mail }), savedAt: at('14:00') };
  };

  it('comes back with a banner, and is thrown away on request', async () => {
    const { api, user } = await openCompose({ draft: kept() });
    expect(subject().value).toBe('Begun');
    expect(within(editor()).getByText('First name')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(subject().value).toBe('');
    expect(editor().textContent).toBe('');
    await waitFor(() => expect(api.calls('DELETE /mailings/draft')).toHaveLength(1));
  });

  it('is kept while the mail is written', async () => {
    const { api, user } = await openCompose();
    await user.type(subject(), 'Kept');
    await waitFor(() =>
      expect(api.calls('PUT /mailings/draft').at(-1)?.body.content).toContain('"subject":"Kept"'),
    );
    expect(await screen.findByText('Draft saved 1:00 PM')).toBeTruthy();
  });

  it('that could not be kept is kept when the connection is back', async () => {
    let isOnline = false;
    const { api, user } = await openCompose({ canKeep: () => isOnline });
    await user.type(subject(), 'Kept');
    expect(await screen.findByText(/^The draft could not be saved/)).toBeTruthy();
    isOnline = true;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Draft saved 1:00 PM')).toBeTruthy();
    expect(api.calls('PUT /mailings/draft').at(-1)?.body.content).toContain('"subject":"Kept"');
  });

  it('on its way to the server is waited for before the mail goes out, and none is kept after it', async () => {
    const saving = Promise.withResolvers<boolean>();
    const { api, user, router } = await openCompose({ canKeep: () => saving.promise });
    await write(user);
    await waitFor(() => expect(api.calls('PUT /mailings/draft')).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Send to 1' }));
    expect(api.calls('POST /mailings')).toEqual([]);
    saving.resolve(true);
    await waitFor(() => expect(router?.state.location.pathname).toBe('/clients/view'));
    expect(api.calls('POST /mailings')).toHaveLength(1);
    expect(api.calls('PUT /mailings/draft')).toHaveLength(1);
  });
});
