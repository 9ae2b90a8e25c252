import { chromium } from '@playwright/test';
const origin = process.env.O ?? 'http://localhost:4393';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-quic','--no-first-run'] });
const paths = (process.argv[2] ?? 'en,en/homes,en/places,en/news,en/about,en/contact,en/privacy,en/unsubscribe,fr').split(',');
const widths = (process.argv[3] ?? '1440,390').split(',').map(Number);
for (const width of widths) {
  const c = await b.newContext({ viewport: { width, height: 900 } });
  const p = await c.newPage();
  p.on('console', m => { if (m.type()==='error') console.log(width, 'console', m.text().slice(0,200)); });
  for (const path of paths) {
    const r = await p.goto(path.startsWith('http') ? path : `${origin}/sites/${process.env.S ?? 'ava-bennett'}/${path}`);
    console.log(width, path, r?.status(), (await p.title()).slice(0,80));
    // lazy pictures
    await p.evaluate(async () => { for (let y=0;y<document.body.scrollHeight;y+=700){ window.scrollTo(0,y); await new Promise(r=>setTimeout(r,60)); } window.scrollTo(0,0); });
    await p.waitForLoadState('networkidle');
    await p.screenshot({ path: `/tmp/shots/${path.replace(/[^a-z0-9]/gi,'_').slice(-50)}-${width}.png`, fullPage: true });
  }
  await c.close();
}
await b.close();
