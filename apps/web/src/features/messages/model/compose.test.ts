import { instantAt, localClock } from '@hearthline/domain/time-zone';
import { describe, expect, it } from 'vitest';
import { splitName } from '../../../shared/lib/split-name.ts';
import type { ComposeState } from './compose-state.ts';
import {
  addHomes,
  audienceOf,
  categoryOf,
  emptyMail,
  findProblems,
  languageOfMost,
  parseComposeAddress,
  parseDraft,
  startCompose,
  startOver,
  writeDraft,
} from './compose-state.ts';

const amara = '01a1e1f4-c40c-7000-8ed2-5185a57bb30a';
const daniel = '01a1e1f4-c40c-7000-8ed2-5185a57bb30b';
const list = '01a1e1f4-c40c-7000-8ed2-5185a57bb30c';

const state = (changes: Partial<ComposeState> = {}): ComposeState => ({
  ...startCompose({ clientId: amara }, null).state,
  mail: { en: { subject: 'Hello', body: '<p>Hi {{firstName}}</p>' }, fr: { subject: '', body: '' } },
  ...changes,
});

describe('whom a mail goes to', () => {
  it('is read from the address: several clients with commas, or a list', () => {
    expect(parseComposeAddress({ clientId: `${amara},${daniel},${amara},x` }).clientIds).toEqual([
      amara,
      daniel,
    ]);
    expect(parseComposeAddress({ listId: list })).toEqual({ clientIds: [], listId: list });
    expect(parseComposeAddress({ clientId: 'x', listId: 'y' })).toEqual({ clientIds: [], listId: null });
  });

  it('decides what kind of mail it may be', () => {
    expect(categoryOf({ mode: 'clients', category: 'personal' })).toBe('personal');
    expect(categoryOf({ mode: 'list', category: 'personal' })).toBe('news');
    expect(audienceOf(state({ mode: 'list', listId: null }))).toBeNull();
    expect(audienceOf(state())).toEqual({ clientIds: [amara] });
  });
});

describe('what keeps a mail from being sent', () => {
  const codes = (changes: Partial<ComposeState>) =>
    findProblems(state(changes), 'en').map(({ language, field, code }) => `${language}.${field} ${code}`);

  it('is nothing written, a missing subject, too much, or what nothing fills', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ mail: emptyMail() })).toEqual(['en.body required']);
    const fr = { subject: '', body: '<p>Bonjour {{prenom}}</p>' };
    expect(codes({ mail: { ...state().mail, fr } })).toEqual(['fr.subject required', 'fr.body unknown']);
    expect(codes({ mail: { ...emptyMail(), en: { subject: 'x'.repeat(201), body: 'x' } } })).toEqual([
      'en.subject tooLong',
    ]);
    expect(codes({ mail: { ...emptyMail(), en: { subject: '{{x', body: 'x' } } })).toEqual([
      'en.subject unknown',
    ]);
  });

  it('is told for texts by their own measure, without a subject', () => {
    const sms = (body: string) =>
      codes({ channel: 'sms', mail: { ...emptyMail(), en: { subject: '', body } } });
    expect(sms('Open house at 2')).toEqual([]);
    expect(sms('x'.repeat(481))).toEqual(['en.body tooLong']);
  });
});

describe('a draft', () => {
  const kept = (written: ComposeState) => ({
    content: writeDraft(written),
    savedAt: '2025-11-12T14:00:00.000Z',
  });

  it('comes back whole, with the id under which it may have been sent', () => {
    const written = state({ category: 'alerts', channel: 'sms' });
    expect(startCompose({}, kept(written))).toEqual({
      state: written,
      restoredAt: '2025-11-12T14:00:00.000Z',
      isForOthers: false,
    });
  });

  it('goes to whom the address names, and says so where it was for others', () => {
    const start = startCompose({ clientId: daniel }, kept(state()));
    expect(start).toMatchObject({
      isForOthers: true,
      state: { clientIds: [daniel], mail: state().mail },
    });
    expect(startCompose({ clientId: amara }, kept(state())).isForOthers).toBe(false);
  });

  it('is not taken for granted', () => {
    for (const content of ['', 'null', '[]', '{"letter":3}', writeDraft(state({ mail: emptyMail() }))])
      expect(parseDraft(content), content).toBeNull();
  });

  it('opens as it was kept before, with the mail under its older name', () => {
    const { mail, ...rest } = state();
    const kept = parseDraft(
      JSON.stringify({ ...rest, letter: { ...mail, en: { subject: 'Begun', body: 'x' } } }),
    );
    expect(kept?.mail.en).toEqual({ subject: 'Begun', body: 'x' });
  });

  it('holds each home once, six at most, and is worth keeping for a home alone', () => {
    const ids = Array.from({ length: 8 }, () => crypto.randomUUID());
    const [first = '', second = ''] = ids;
    const listingIds = [first, first, 'x', ...ids];
    const content = JSON.stringify({ ...state(), letter: emptyMail(), listingIds });
    expect(parseDraft(content)?.listingIds).toEqual(ids.slice(0, 6));
    expect(addHomes([first], [second, first])).toEqual([first, second]);
    expect(addHomes(ids.slice(0, 6), ids.slice(6))).toEqual(ids.slice(0, 6));
    expect(addHomes([first], [second], 0)).toEqual([second, first]);
    const draft = kept(state({ listingIds: [first] }));
    expect(startCompose({ listings: `${second},x` }, draft).state.listingIds).toEqual([first, second]);
    expect(startOver(state({ listingIds })).listingIds).toEqual([]);
  });

  it('leaves out people rather than words where there is too much', () => {
    const clientIds = Array.from({ length: 1_000 }, () => crypto.randomUUID());
    const body = 'x'.repeat(30_000);
    const mail = { en: { subject: 'S', body }, fr: { subject: 'S', body: `${body}"` } };
    const content = writeDraft(state({ clientIds, mail }));
    expect(content.length).toBeLessThanOrEqual(100_000);
    expect(parseDraft(content)?.mail).toEqual(mail);
  });

  it('that is begun anew is another mailing to the same people', () => {
    const written = state();
    const again = startOver(written);
    expect(again.mailingId).not.toBe(written.mailingId);
    expect(again).toMatchObject({ clientIds: [amara], mail: emptyMail() });
  });
});

describe('the time of a zone', () => {
  it.each([
    ['2025-11-12T09:00', 'America/Toronto', '2025-11-12T14:00:00.000Z'],
    ['2025-07-01T09:00', 'America/Vancouver', '2025-07-01T16:00:00.000Z'],
    ['2025-11-12T00:00', 'Asia/Tokyo', '2025-11-11T15:00:00.000Z'],
    // The hour that is skipped in spring.
    ['2025-03-09T02:30', 'America/Toronto', '2025-03-09T07:30:00.000Z'],
  ])('%s in %s', (clock, zone, moment) => {
    expect(instantAt(clock, zone).toISOString()).toBe(moment);
  });

  it('is shown as its clocks show it', () => {
    expect(localClock(new Date('2025-11-12T14:05:59Z'), 'America/Toronto')).toBe('2025-11-12T09:05');
  });
});

describe('readers', () => {
  it('have a language where most read the same', () => {
    expect(languageOfMost({ en: 2, fr: 3 })).toBe('fr');
    expect(languageOfMost({ en: 3, fr: 0 })).toBe('en');
    expect(languageOfMost({ en: 1, fr: 1 })).toBeNull();
    expect(languageOfMost(undefined)).toBeNull();
  });

  it.each([
    ['Mary Ann Smith', 'Mary Ann', 'Smith'],
    ['Marie de la Fontaine', 'Marie', 'de la Fontaine'],
    ['Cher', 'Cher', ''],
  ])('are named by parts: %s', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});
