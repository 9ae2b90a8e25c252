import { chromium } from '@playwright/test';
import { signInToDemo } from '../bench/support/sign-in.ts';
const origin = 'http://localhost:4384';
const [, , what = 'all'] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-quic'] });
const tokens = await signInToDemo(origin);
export async function page(width: number, theme: string, lan: string) {
  const ctx = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 }, hasTouch: width < 500, isMobile: width < 500, timezoneId: 'America/Toronto' });
  const p = await ctx.newPage();
  p.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log('  console', m.text().slice(0, 200)); });
  p.on('pageerror', (e) => console.log('  pageerror', e.message));
  await p.goto(origin + '/login');
  await p.evaluate(([t, lan, theme]) => {
    localStorage.setItem('hearthline.lan', JSON.stringify({ state: { lan } }));
    localStorage.setItem('hearthline.theme', JSON.stringify({ state: { theme } }));
  }, [tokens, lan, theme] as const);
  console.log(await p.evaluate(() => Object.keys(localStorage)));
  return p;
}
const p = await page(1440, 'dark', 'en');
await p.screenshot({ path: '/tmp/wn-login.png' });
console.log(JSON.stringify(tokens).slice(0, 80));
await browser.close();
