import { browser, open, origin, shot, token } from './.tmp-lib.ts';
const list = await (await fetch(origin + '/api/news?tab=mine&page=1&pageSize=20', { headers: { authorization: 'Bearer ' + token } })).json() as any;
for (const r of list.result) console.log(r.id, r.state, r.isOnSite, r.title, r.languages, r.places.map((x: any) => x.name), JSON.stringify(r.results));
const ids = list.result.map((r: any) => r.id);
const sched = list.result.find((r: any) => r.state === 'scheduled')?.id ?? ids[0];
const pub = list.result.find((r: any) => r.state === 'published')?.id ?? ids[0];
for (const [w, theme, lan] of [[1440, 'dark', 'en'], [1440, 'light', 'fr'], [390, 'light', 'en'], [390, 'dark', 'fr']] as const) {
  const p = await open(w, theme, lan);
  const k = `${w}-${theme}-${lan}`;
  for (const [name, path, full] of [['list', '/news', w < 500], ['library', '/news?show=library', false], ['sent', '/news?tab=sent', false], ['site', '/news?tab=onSite', false], ['edit', `/news/view?id=${sched}`, w < 500], ['pub', `/news/view?id=${pub}`, w < 500], ['send', `/news/view?id=${pub}&show=send`, w < 500], ['preview', `/news/view?id=${pub}&show=preview`, false], ['dash', '/', true]] as const) {
    await p.goto(origin + path); await p.waitForLoadState('networkidle').catch(() => {});
    await shot(p, `${name}-${k}`, full);
  }
  await p.context().close();
}
await browser.close();
