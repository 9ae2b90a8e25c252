// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleAlertPage } from '../pages/basket/testing/sample-alert.ts';
import { homeId, sampleBasketPage, sampleHomes } from '../pages/basket/testing/sample-basket.ts';
import { sampleHomePage } from '../pages/basket/testing/sample-home-page.ts';
import { renderPage } from '../render.tsx';
import { sendFormsAside } from './send-forms.ts';
import { seenMs, tellVisit } from './tell-visit.ts';

const fetched = vi.fn<typeof fetch>();
const bodies = () => fetched.mock.calls.map(([, init]) => String(init?.body));
/** Reading a whole page takes a busy machine its time. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });
const settle = () => until(() => expect(document.querySelector('[aria-busy]')).toBeNull());

function show(html: string): void {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
}

/** The server has taken the answer. */
function answered(answer: 'yes' | 'maybe' | 'no'): Response {
  const homes = sampleHomes().map((home) => (home.id === homeId(2) ? { ...home, answer } : home));
  const page = sampleBasketPage({ homes, outcome: 'answered', outcomeOf: homeId(2) });
  return new Response(renderPage(page), { headers: { 'content-type': 'text/html' } });
}

const home = () => document.getElementById(`home-${homeId(2)}`);
const button = (answer: string) =>
  home()?.querySelector<HTMLButtonElement>(`button[name="answer"][value="${answer}"]`);
const said = () => document.getElementById('status')?.textContent;

beforeAll(() => sendFormsAside());
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  show(renderPage(sampleBasketPage()));
});
afterEach(() => {
  fetched.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[BASKET-03] an answer', () => {
  it('is sent on the side, with the button that was pressed, and only its home changes', async () => {
    fetched.mockResolvedValue(answered('yes'));
    const first = document.getElementById(`home-${homeId(1)}`);
    button('yes')?.focus();
    button('yes')?.click();
    expect(button('yes')?.getAttribute('aria-pressed')).toBe('true');
    await settle();
    await until(() => expect(said()).toContain('Saved. Maya sees it at once.'));
    expect(fetched.mock.calls[0]?.[0]).toBe('/c/token?lan=en');
    expect(bodies()).toEqual([`action=answer&home=${homeId(2)}&answer=yes`]);
    expect(home()?.querySelector('.outcome')?.textContent).toContain('Saved.');
    expect(document.getElementById('progress')?.textContent).toContain('5 of 6 decided');
    expect(document.getElementById(`home-${homeId(1)}`)).toBe(first);
    expect(document.activeElement).toBe(button('yes'));
  });

  it('that does not arrive is taken back and said', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    button('no')?.click();
    await until(() => expect(said()).toContain('That did not arrive.'));
    expect(button('no')?.getAttribute('aria-pressed')).toBe('false');
    expect(home()?.querySelector('.failed')?.textContent).toContain('That did not arrive.');
  });

  it('that the server refuses in words says those', async () => {
    fetched.mockResolvedValue(
      new Response('Too many at once.', { status: 429, headers: { 'content-type': 'text/plain' } }),
    );
    button('no')?.click();
    await until(() => expect(said()).toBe('Too many at once.'));
  });

  it('given twice counts as the last one', async () => {
    fetched.mockResolvedValueOnce(answered('yes')).mockResolvedValueOnce(answered('no'));
    button('yes')?.click();
    button('no')?.click();
    await until(() => expect(said()).toContain('Saved.'));
    expect(bodies().map((body) => new URLSearchParams(body).get('answer'))).toEqual(['yes', 'no']);
    expect(button('no')?.getAttribute('aria-pressed')).toBe('true');
    expect(button('yes')?.getAttribute('aria-pressed')).toBe('false');
  });
});

it('a reason is saved as it is chosen, and what is typed beside it stays', async () => {
  const page = sampleBasketPage({ outcome: 'answered', outcomeOf: homeId(1) });
  fetched.mockResolvedValue(new Response(renderPage(page)));
  const card = () => document.getElementById(`home-${homeId(1)}`);
  const line = () => card()?.querySelector('textarea');
  const typed = line();
  if (typed) typed.value = 'Not sent yet';
  card()?.querySelector<HTMLInputElement>('input[name="reason"][value="price"]')?.click();
  await until(() => expect(said()).toContain('Saved.'));
  expect(new URLSearchParams(bodies()[0]).getAll('reason')).toEqual(['price', 'street', 'condition']);
  expect(line()?.value).toBe('Not sent yet');
});

it('what comes is chosen on the side: only that part of the page changes, and says so', async () => {
  show(renderPage(sampleAlertPage({ way: 'pause' })));
  fetched.mockResolvedValue(
    new Response(renderPage(sampleAlertPage({ pausedUntil: '2025-11-26' }, { outcome: 'paused' }))),
  );
  const first = document.querySelector('article');
  document.querySelector<HTMLButtonElement>('button[name="weeks"][value="2"]')?.click();
  await until(() => expect(said()).toContain('Paused. Maya is told'));
  expect(bodies()).toEqual(['action=pause&weeks=2']);
  expect(document.getElementById('mails')?.textContent).toContain('Paused for you until November 26, 2025.');
  expect(document.querySelectorAll('#mails')).toHaveLength(1);
  expect(document.querySelector('article')).toBe(first);
});

it('what was written stays where a showing was asked for without a time', async () => {
  show(renderPage(sampleHomePage()));
  const refused = sampleHomePage({ outcome: 'chooseTimes', outcomeOf: homeId(1) });
  fetched.mockResolvedValue(new Response(renderPage(refused)));
  const messages = document.getElementsByTagName('textarea');
  for (const message of messages) message.value = 'After work, please';
  document.querySelector<HTMLButtonElement>('.ask-showing button[type="submit"]')?.click();
  await until(() => expect(said()).toContain('please choose one to three times'));
  expect(document.querySelector<HTMLTextAreaElement>('.ask-showing textarea')?.value).toBe(
    'After work, please',
  );
});

it('no more than three times can be chosen for a showing', () => {
  show(renderPage(sampleHomePage()));
  const times = [...document.querySelectorAll<HTMLInputElement>('input[name="time"]')];
  for (const time of times.slice(0, 3)) time.click();
  expect(times.filter(({ disabled }) => disabled)).toHaveLength(times.length - 3);
  times[0]?.click();
  expect(times.filter(({ disabled }) => disabled)).toEqual([]);
});

describe('[BASKET-03] a visit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    fetched.mockResolvedValue(new Response(''));
  });

  it('counts once the page was in sight and somebody moved', () => {
    show(renderPage(sampleHomePage()));
    tellVisit();
    vi.advanceTimersByTime(seenMs);
    expect(fetched).not.toHaveBeenCalled();
    dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('scroll'));
    expect(bodies()).toEqual(['action=visit', `action=open&home=${homeId(1)}`]);
  });

  it('of a program that only opens the page is none', () => {
    tellVisit();
    dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(seenMs - 1);
    expect(fetched).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(bodies()).toEqual(['action=visit']);
  });
});
