import type { MySite } from '@hearthline/contract/sites';
import type { SiteTemplate } from '@hearthline/domain/site/vocabulary';
import { signInToDemo } from '../support/sign-in.ts';

export interface DemoSite {
  /** In English. */
  homeUrl: string;
  publishIn(template: SiteTemplate): Promise<void>;
}

/** The site that the demo's agent has published. */
export async function openDemoSite(origin: string): Promise<DemoSite> {
  const { token } = await signInToDemo(origin);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async (method: string, path: string, body?: unknown): Promise<MySite> => {
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body) ?? null,
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return ((await reply.json()) as { result: MySite }).result;
  };
  const { liveUrl } = await call('GET', '/sites/mine');
  if (liveUrl === null) throw new Error('The demo’s agent has not published a site');
  return {
    homeUrl: `${liveUrl.replace(/\/(en|fr)?\/?$/, '')}/en`,
    publishIn: async (template) => {
      const before = await call('GET', '/sites/mine');
      const chosen =
        before.draft.template === template
          ? before
          : await call('POST', '/sites/mine/template', { revision: before.revision, template });
      await call('POST', '/sites/mine/publish', { revision: chosen.revision });
    },
  };
}
