import type { Language } from '@hearthline/contract/common';
import type { MySite, SiteCheck } from '@hearthline/contract/sites';
import { AppError } from '../../../platform/errors.ts';
import type { ViewSite } from '../draft/site-view.ts';
import { findSiteAgent } from '../site-agent.store.ts';
import type { OpenSite, SiteTransaction } from '../site-transaction.ts';
import { requireRevision } from '../site-transaction.ts';
import type { SiteGate } from './check-site.ts';
import { listUnidentified } from './identification.ts';

const notReady = ({ rows }: SiteCheck) =>
  new AppError('invalid_input', {
    fields: rows
      .filter(({ verdict }) => verdict === 'must')
      .map(({ check }) => ({
        path: check,
        code: 'not_ready',
        message: 'Keeps the site from being published',
      })),
    texts: {
      en: 'Something keeps your site from being published. See what the check names.',
      fr: 'Quelque chose empêche de publier votre site. Voyez ce que la vérification indique.',
    },
  });

/** What anybody sees of a site, from when on and until when. */
export function createPublishService({
  open,
  view,
  forget,
  gate,
}: {
  open: OpenSite;
  view: ViewSite;
  /** What is kept of the agent's pages; other processes hear of the change by themselves, a moment later. */
  forget: (agentId: string) => void;
  gate: SiteGate;
}) {
  /** Whoever is told that it is done finds it so. */
  async function changeLive(
    agentId: string,
    change: (transaction: SiteTransaction) => Promise<MySite>,
  ): Promise<MySite> {
    const site = await open(agentId, change);
    forget(agentId);
    return site;
  }

  return {
    check: (agentId: string, language: Language): Promise<SiteCheck> => gate.check(agentId, language),

    /** What was checked is what is published: a draft that was changed meanwhile has another revision. */
    publish: async (agentId: string, revision: number, language: Language): Promise<MySite> => {
      await open(agentId, async (transaction) => requireRevision(transaction, revision));
      const found = await gate.check(agentId, language);
      if (!found.canPublish) throw notReady(found);
      return changeLive(agentId, async (transaction) => {
        requireRevision(transaction, revision);
        const { site, store, now, tx } = transaction;
        // Nobody empties the profile from here on; what was emptied since the check was asks for another.
        if (listUnidentified(await findSiteAgent(tx, agentId)).length > 0) throw new AppError('conflict');
        const number = await transaction.keepVersion('published', site.draft);
        await store.update({ liveVersion: number, publishedAt: now });
        return view(transaction);
      });
    },

    unpublish: (agentId: string): Promise<MySite> =>
      changeLive(agentId, async (transaction) => {
        await transaction.store.update({ liveVersion: null });
        return view(transaction);
      }),
  };
}

export type PublishService = ReturnType<typeof createPublishService>;
