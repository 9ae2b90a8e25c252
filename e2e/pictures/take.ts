import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../../scripts/chromium.ts';
import { origin, preparePlaces, signIn, startServer } from './prepare.ts';
import type { Places, Screen } from './screen.ts';
import { screens } from './screens.ts';

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Look {
  name: string;
  language: 'en' | 'fr';
  width: 1440 | 390;
}

const looks: Look[] = [
  { name: '1440', language: 'en', width: 1440 },
  { name: '390', language: 'en', width: 390 },
  { name: '1440-fr', language: 'fr', width: 1440 },
];
const themes = ['light', 'dark'] as const;
const mostLooks = 160;
/** A machine that does much else is slow, not wrong. */
const patienceMs = 240_000;
/** Longer than any pause in typing after which a list is asked for. */
const stillnessMs = 600;

export async function takePictures(asked: {
  folder: string;
  checkout: string;
  only: RegExp;
  /** Two sets can be compared only if they show the same day. */
  day: string | undefined;
}): Promise<void> {
  const startedAt = Date.now();
  rmSync(asked.folder, { recursive: true, force: true });
  mkdirSync(asked.folder, { recursive: true });
  const noon = findLastNoon(asked.day ? new Date(`${asked.day}T23:00:00Z`) : new Date());
  const server = await startServer(asked.checkout, noon);
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArgs });
  try {
    const photographer = createPhotographer(browser, noon, asked);
    const { session, places } = await photographer.prepare();
    for (const look of looks) await photographer.walk(look, session, places);
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(`Done in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

/** Noon in Toronto; always in the past, because jobs that are due later would wait. */
function findLastNoon(now: Date): number {
  const hour = (at: Date) =>
    Number(
      new Intl.DateTimeFormat('en-CA', {
        hour: 'numeric',
        hourCycle: 'h23',
        timeZone: 'America/Toronto',
      }).format(at),
    );
  const noon = new Date(now);
  noon.setUTCMinutes(0, 0, 0);
  while (hour(noon) !== 12) noon.setTime(noon.getTime() - 3_600_000);
  return noon.getTime();
}

function createPhotographer(
  browser: Browser,
  noon: number,
  { folder, only }: { folder: string; only: RegExp },
) {
  async function openPage(look: Look, session?: Session): Promise<Page> {
    const isPhone = look.width === 390;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: look.width, height: isPhone ? 844 : 900 },
      ...(isPhone && { isMobile: true, hasTouch: true }),
      locale: look.language === 'fr' ? 'fr-CA' : 'en-CA',
      timezoneId: 'America/Toronto',
      reducedMotion: 'reduce',
      ...(session && { storageState: session }),
      acceptDownloads: true,
    });
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    // A minute later than anything the server writes.
    await page.clock.setFixedTime(noon + 59_000);
    return page;
  }

  async function prepare(): Promise<{ session: Session; places: Places }> {
    const page = await openPage({ name: '', language: 'en', width: 1440 });
    await signIn(page);
    const places = await preparePlaces(page, folder);
    const session = await page.context().storageState();
    await page.context().close();
    return { session, places };
  }

  async function walk(look: Look, session: Session, places: Places): Promise<void> {
    for (const isPublic of [false, true]) {
      const page = await openPage(look, isPublic ? undefined : withLanguage(session, look.language));
      const inFlight = watchRequests(page);
      const chosen = screens.filter(
        (screen) => (screen.isPublic ?? false) === isPublic && (look.language === 'en' || screen.isMain),
      );
      for (const screen of chosen) await visit(page, screen, look, places, inFlight);
      await page.context().close();
    }
  }

  async function visit(
    page: Page,
    screen: Screen,
    look: Look,
    places: Places,
    inFlight: () => number,
  ): Promise<void> {
    const address = typeof screen.path === 'string' ? screen.path : screen.path(places);
    // Steps go by English labels.
    const states = look.language === 'en' ? Object.entries(screen.states ?? {}) : [];
    for (const [state, step] of [['', undefined] as const, ...states]) {
      const name = [screen.name, state].filter(Boolean).join('--');
      if (!only.test(`${name}.${look.name}`)) continue;
      try {
        // The dialog of the password would open again with the next page.
        await page.keyboard.press('Escape');
        await page.goto(address);
        await waitUntilStill(page, inFlight);
        await step?.(page);
      } catch (error) {
        console.log(`${name}.${look.name}: could not be opened: ${String(error).split('\n')[0]}`);
        continue;
      }
      // Layers on a phone differ from their screen in no colour of their own.
      for (const theme of state && look.width === 390 ? (['light'] as const) : themes) {
        await setTheme(page, theme);
        writeFileSync(
          path.join(folder, `${name}.${look.name}.${theme}.png`),
          await takePicture(page, inFlight),
        );
      }
    }
  }

  return { prepare, walk };
}

function withLanguage(session: Session, lan: string): Session {
  const language = { name: 'hearthline.lan', value: JSON.stringify({ state: { lan }, version: 0 }) };
  return {
    ...session,
    origins: session.origins.map((kept) => ({
      ...kept,
      localStorage: [...kept.localStorage.filter(({ name }) => name !== language.name), language],
    })),
  };
}

/** As another tab would: the app hears of it, maps and all, and nothing on the screen is closed by it. Pages without the app follow the system. */
async function setTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate((chosen) => {
    if (window.origin === 'null') return;
    const newValue = JSON.stringify({ state: { theme: chosen }, version: 0 });
    localStorage.setItem('hearthline.theme', newValue);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'hearthline.theme', newValue, storageArea: localStorage }),
    );
  }, theme);
}

function watchRequests(page: Page): () => number {
  const waiting = new Set<unknown>();
  // The hub holds its call open until there is news.
  page.on('request', (request) => void (request.url().includes('/hub?') || waiting.add(request)));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return () => waiting.size;
}

/** Nothing is being fetched, loaded or changed. */
async function waitUntilStill(page: Page, inFlight: () => number): Promise<void> {
  let last = '';
  for (let count = 0; count < mostLooks; count += 1) {
    const state = inFlight() > 0 ? '' : await page.evaluate(describeState);
    if (state !== '' && state === last) return;
    last = state;
    await page.waitForTimeout(stillnessMs);
  }
  console.log(`${page.url()} does not come to rest`);
}

/** Runs in the page; empty while something is under way. */
async function describeState(): Promise<string> {
  await document.fonts.ready;
  const counted = window as unknown as { changes?: number };
  if (counted.changes === undefined) {
    counted.changes = 0;
    const observer = new MutationObserver((records) => {
      counted.changes = (counted.changes ?? 0) + records.length;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  const isLoading = [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy');
  return isLoading || document.readyState !== 'complete' ? '' : `at ${counted.changes}`;
}

/** A map draws by itself, without a change of the document: there two pictures in a row have to be equal. */
async function takePicture(page: Page, inFlight: () => number): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let count = 0; count < mostLooks; count += 1) {
    await waitUntilStill(page, inFlight);
    await page.evaluate(blankWhatIsNewEachTime);
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', timeout: patienceMs });
    if (picture.equals(last) || (await page.locator('canvas').count()) === 0) return picture;
    last = picture;
  }
  console.log(`${page.url()} is drawn differently each time`);
  return last;
}

/** Runs in the page: measured times, and addresses with a token. */
function blankWhatIsNewEachTime(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const blanked = text.nodeValue?.replace(/\b\d+([.,]\d+)?(?=\s(ms|s)\b)/g, '0') ?? null;
    if (text.nodeValue !== blanked) text.nodeValue = blanked;
  }
  for (const input of document.querySelectorAll('input')) {
    if (input.value.includes('/c/')) input.value = '/c/';
  }
}
