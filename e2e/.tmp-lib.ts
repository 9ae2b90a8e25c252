import { chromium, type Page } from '@playwright/test';
import { signInToDemo } from '../bench/support/sign-in.ts';
export const origin = 'http://localhost:4384';
export const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-quic'] });
const tokens = await signInToDemo(origin, process.env.WHO ?? 'ava@hearthline.test');
export const token = tokens.token;
export async function open(width: number, theme = 'dark', lan = 'en'): Promise<Page> {
  const isPhone = width < 500;
  const ctx = await browser.newContext({ viewport: { width, height: isPhone ? 844 : 900 }, hasTouch: isPhone, isMobile: isPhone, timezoneId: 'America/Toronto', reducedMotion: 'reduce' });
  await ctx.addInitScript(([t, r, lan, theme]) => {
    if (location.port !== '4384') return;
    localStorage.setItem('hearthline.accessToken', t); localStorage.setItem('hearthline.refreshToken', r);
    localStorage.setItem('hearthline.lan', JSON.stringify({ state: { lan } }));
    localStorage.setItem('hearthline.theme', JSON.stringify({ state: { theme } }));
  }, [tokens.token, tokens.refreshToken, lan, theme] as const);
  const p = await ctx.newPage();
  p.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log('  console', m.text().slice(0, 200)); });
  p.on('pageerror', (e) => console.log('  pageerror', e.message));
  p.on('response', (r) => { if (r.status() >= 400) console.log('  http', r.status(), r.url()); });
  return p;
}
let n = 0;
export const shot = async (p: Page, name: string, full = false) => { await p.waitForTimeout(700); await p.screenshot({ path: `/tmp/wn/${name}.png`, fullPage: full }); const o = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth); console.log(name, o > 0 ? `OVERFLOW ${o}` : ''); };
