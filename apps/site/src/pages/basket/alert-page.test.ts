import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { PageAlert } from '@hearthline/contract/basket-page';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../render.tsx';
import { sampleAlertPage } from './testing/sample-alert.ts';
import { homeId } from './testing/sample-basket.ts';
import { sampleHomePage } from './testing/sample-home-page.ts';

const firstViewBytes = 60 * 1024;
const draw = (...page: Parameters<typeof sampleAlertPage>): string => renderPage(sampleAlertPage(...page));
/** Without marks, as it is read. */
const read = (...page: Parameters<typeof sampleAlertPage>): string =>
  draw(...page)
    .replace(/^.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the page of an alert', () => {
  it('says in words what is watched', () => {
    const words = read();
    expect(words).toContain('What is watched for you');
    for (const said of [
      'Sale or lease For sale',
      'Municipality Mississauga',
      'Price up to $1,450,000',
      'Bedrooms 3 or more',
      'Home type Detached and Semi-detached; not Townhouse',
      'Square feet 1,500 sq ft – 2,500 sq ft',
      'Waterfront Yes',
      'Price drop 5% or more',
      'Keywords &quot;main floor office&quot;',
      'Listing date The last 30 days',
      'Area on the map Port Credit GO, within 2 km; A drawn area',
    ])
      expect(words).toContain(said);
    expect(words).not.toContain('Status');
  });

  it('says the same in French', () => {
    const words = read({}, { language: 'fr' });
    expect(words).toContain('Ce qui est surveillé pour vous');
    expect(words).toContain('Prix jusqu’à 1 450 000 $');
    expect(words).toContain('Port Credit GO, dans un rayon de 2 km');
    expect(words).toContain('Baisse de 60 000 $ depuis lundi.');
    expect(words).toContain('Vous recevez un message une fois par jour.');
  });

  it('says why each home came', () => {
    const words = read();
    expect(words).toContain('Down $60,000 since Monday. Fits all 6 things you asked for.');
    expect(words).toContain('New today.');
    const home = sampleHomePage();
    expect(renderPage(home)).not.toContain('class="reason"');
  });

  it.each<[string, Partial<PageAlert>, string, boolean]>([
    ['as set', {}, 'You hear once a day.', false],
    ['fewer', { pace: 'weekly' }, 'You hear at most once a week.', false],
    ['paused', { pausedUntil: '2025-12-02' }, 'Paused for you until December 2, 2025.', true],
    ['stopped', { isStopped: true }, 'You stopped these messages.', true],
    [
      'paused by all',
      { state: 'paused', pauseReason: 'byClient', resumesOn: '2025-12-02' },
      'as you asked. They go on by themselves on December 2, 2025.',
      true,
    ],
    ['silent', { state: 'paused', pauseReason: 'noSignOfLife' }, 'nobody was here for a long time', true],
    ['by the agent', { state: 'paused', pauseReason: 'byAgent' }, 'Maya has paused these messages', false],
    ['bounced', { state: 'paused', pauseReason: 'bounced' }, 'did not arrive', false],
  ])('says how it stands, and how to take that back: %s', (_, alert, words, canGoOn) => {
    expect(read(alert)).toContain(words);
    const html = draw(alert);
    expect(html.includes('value="goOn"')).toBe(canGoOn);
    expect(html.includes('value="stop"')).toBe(!alert.isStopped && !alert.pausedUntil && !alert.state);
  });

  it('what a message led to stands before the homes and is chosen, but not done', () => {
    const html = draw({ way: 'stop' });
    expect(html.match(/id="mails"/g)).toHaveLength(1);
    expect(html.indexOf('id="mails"')).toBeLessThan(html.indexOf('<article'));
    expect(html).toMatch(/<button type="submit" class="primary" [^>]*>Stop these messages/);
    expect(draw().indexOf('id="mails"')).toBeGreaterThan(html.indexOf('<article'));
    expect(draw({ way: 'other' })).toMatch(/<details class="why other" open=""/);
  });

  it('asks whoever was silent for long, until they are here or have chosen otherwise', () => {
    const asked = { pausesOn: '2025-12-11' };
    expect(read(asked)).toContain('Without an answer, the messages pause on December 11, 2025.');
    const question = 'Do you still want homes like these?';
    expect(read({ ...asked, isStopped: true })).not.toContain(question);
    expect(read()).not.toContain(question);
  });

  it('says for which alerts a choice is where a message named several, and keeps them', () => {
    const html = draw({ way: 'stop', also: [{ readerId: 'other', name: 'Lofts' }] });
    expect(html).toMatch(/Your choice here is for “[^”]+” and “Lofts”\./);
    expect(html).toContain('action="/c/token?also=other&amp;lan=en#mails"');
    expect(draw()).not.toContain('Your choice here');
  });

  it('says what a form has done, where it was sent', () => {
    for (const outcome of ['fewer', 'asSet', 'paused', 'stopped', 'goesOn', 'other', 'kept'] as const) {
      const html = draw({}, { outcome });
      expect(html.slice(html.indexOf('id="mails"')).match(/role="status"><svg/g)).toHaveLength(1);
    }
  });

  it('leads to older homes and back, and all ways keep the page', () => {
    const html = draw({ homes: 150, page: 2, pages: 3 });
    expect(html).toContain('150 homes for you');
    expect(html).toContain('href="/c/token?lan=en" rel="prev"');
    expect(html).toContain('href="/c/token?older=3&amp;lan=en" rel="next"');
    expect(html).toContain('action="/c/token?older=2&amp;lan=en#mails"');
  });
});

describe('an answer that was tapped in a message', () => {
  it('waits to be confirmed, by a form that is sent as a whole', () => {
    const html = renderPage(sampleHomePage({ tapped: 'yes' }));
    expect(html).toContain('Your answer in the message: Yes');
    const form = html.match(/<form [^>]*>(?=(?:(?!<\/form>).)*Answer “Yes”)/)?.[0];
    expect(form).not.toContain('data-updates');
    expect(form).toContain(`action="/c/token?home=${homeId(1)}&amp;lan=en`);
  });

  it('is not asked for again once it was given', () => {
    const page = sampleHomePage({ tapped: 'yes' });
    page.home.answer = 'yes';
    expect(renderPage(page)).not.toContain('Your answer in the message');
  });
});

it('sixty homes with their styles are light enough for a phone', () => {
  const html = draw({ homes: 150, pages: 3 }, { homes: 60 });
  // Tests load no styles; as they are written they are larger than what is built of them.
  const styles = globSync(`${import.meta.dirname}/*.css`).map((file) => readFileSync(file, 'utf8'));
  const bytes = gzipSync(html + styles.join('')).length;
  expect(html.match(/<article/g)).toHaveLength(60);
  expect(bytes).toBeLessThan(firstViewBytes);
});
