import type { MySite, SiteDraft } from '../../packages/contract/src/sites.ts';
import type { Account } from './accounts.ts';
import { tokenOf } from './accounts.ts';
import { callAs } from './messages.ts';
import { appOrigin } from './server-address.ts';

export const brokerage = 'Northlight Realty Inc., Brokerage';

/** Who the agent is, as visitors and the law want to know it. */
export async function introduceAgent(account: Account): Promise<void> {
  await callAs(account, 'PUT', '/users', {
    title: 'Ms',
    jobTitle: 'Sales representative',
    phone: '416 555 0119',
    realtor: { brokerageName: brokerage, mailingAddress: '88 Lakeshore Rd E' },
  });
}

/** A site with all that the publish gate asks for, live; the address of its home page without the language. */
export async function publishSite(account: Account, changes: Partial<SiteDraft> = {}): Promise<string> {
  await introduceAgent(account);
  const { draft, revision } = await findSite(account);
  const saved = await callAs<MySite>(account, 'PUT', '/sites/mine/draft', {
    revision,
    draft: {
      ...draft,
      slogan: { en: 'Near the water, near you', fr: 'Près de l’eau, près de vous' },
      about: {
        ...draft.about,
        body: { en: '<p>Nine years on these streets.</p>', fr: '<p>Neuf ans dans ces rues.</p>' },
      },
      ...changes,
    },
  });
  const live = await callAs<MySite>(account, 'POST', '/sites/mine/publish', { revision: saved.revision });
  return new URL(live.liveUrl ?? '').pathname;
}

async function findSite(account: Account): Promise<MySite> {
  const authorization = `Bearer ${await tokenOf(account)}`;
  const reply = await fetch(`${appOrigin}/api/sites/mine`, { headers: { authorization } });
  return ((await reply.json()) as { result: MySite }).result;
}

/** A page as it leaves the server, before any script. */
export async function readPage(path: string): Promise<{ status: number; html: string }> {
  const reply = await fetch(`${appOrigin}${path}`);
  return { status: reply.status, html: await reply.text() };
}
