import { chromium } from 'playwright-core';
const base = process.env.BASE ?? 'http://localhost:4392';
const out = process.env.OUT ?? '/tmp/look';
const paths = (process.env.PATHS ?? '/events').split(' ');
const combos = (process.env.COMBOS ?? 'en-dark-1440 fr-light-390').split(' ');
import { mkdirSync } from 'node:fs';
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const combo of combos) {
  const [lan, theme, w] = combo.split('-');
  const width = Number(w);
  const ctx = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 } });
  await ctx.addInitScript(([l, t]) => { localStorage.setItem('hearthline.lan', JSON.stringify({ state: { lan: l }, version: 0 })); localStorage.setItem('hearthline.theme', JSON.stringify({ state: { theme: t }, version: 0 })); }, [lan, theme]);
  const page = await ctx.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 300)));
  page.on('response', (r) => { if (r.status() >= 400) console.log(r.status(), r.url()); });
  await page.goto(base + '/auth/login');
  await page.locator('input[type=email]').fill(process.env.WHO ?? 'ava@hearthline.test');
  await page.locator('input[type=password]').fill('Hearthline!2025');
  await page.waitForTimeout(3000);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((u) => !u.pathname.startsWith('/auth'), { timeout: 60000 });
  for (const path of paths) {
    await page.goto(base + path);
    await page.waitForTimeout(Number(process.env.WAIT ?? 4000));
    if (process.env.ACT) await eval(`(async()=>{${process.env.ACT}})()`);
    await page.screenshot({ path: `${out}/${combo}${path.replace(/[^a-zA-Z0-9]+/g, '_')}.png`, fullPage: process.env.FULL === '1' });
  }
  await ctx.close();
}
await browser.close();
