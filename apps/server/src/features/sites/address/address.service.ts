import type { MySite } from '@hearthline/contract/sites';
import type { FindTxtRecords } from '../../../platform/dns/txt-records.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ViewSite } from '../draft/site-view.ts';
import type { OpenSite } from '../site-transaction.ts';
import { recordNameOf } from '../sites.presenter.ts';
import { isReserved } from './slugs.ts';

/** Former names of one site that lead to it. */
const mostFormer = 10;

const refuse = (path: string, code: string, en: string, fr: string) =>
  new AppError('invalid_input', { fields: [{ path, code, message: en }], texts: { en, fr } });

/** Where a site stands: the last part of its address, and a host name of the agent's own. */
export function createAddressService({
  open,
  view,
  findTxtRecords,
  ownHosts,
}: {
  open: OpenSite;
  view: ViewSite;
  findTxtRecords: FindTxtRecords;
  /** Names under which the program itself is reached. */
  ownHosts: ReadonlySet<string>;
}) {
  return {
    setSlug: (agentId: string, slug: string): Promise<MySite> =>
      open(agentId, async (transaction) => {
        const { store, site, now } = transaction;
        if (isReserved(slug))
          throw refuse('slug', 'slug_reserved', 'This word is reserved.', 'Ce mot est réservé.');
        if (slug !== site.slug) {
          if (!(await store.takeSlug(slug, now)))
            throw refuse(
              'slug',
              'slug_taken',
              'Another site has this address. Choose another word.',
              'Un autre site a cette adresse. Choisissez un autre mot.',
            );
          await store.removeSlugsBeyond(mostFormer);
        }
        return view(transaction);
      }),

    setHost: (agentId: string, host: string | null): Promise<MySite> =>
      open(agentId, async (transaction) => {
        const { store, site } = transaction;
        if (host !== null && [...ownHosts].some((own) => host === own || host.endsWith(`.${own}`)))
          throw refuse(
            'host',
            'host_reserved',
            'This name belongs to the program itself.',
            'Ce nom appartient au programme.',
          );
        if (host !== site.host)
          await store.update({ host, hostProvenAt: null, hostCheckedAt: null, hostProblem: null });
        return view(transaction);
      }),

    /** Asks the name servers, and nobody waits for them in a transaction. */
    checkHost: async (agentId: string): Promise<MySite> => {
      const host = await open(agentId, async ({ site }) => site.host);
      if (host === null) throw new AppError('conflict');
      const records = await findTxtRecords(recordNameOf(host));
      return open(agentId, async (transaction) => {
        const { store, site, now } = transaction;
        if (site.host !== host) throw new AppError('conflict');
        if (records?.some((record) => record.trim() === site.hostProof)) {
          // Who has it keeps it without a word to others, who may be waiting for this very row.
          if (site.hostProvenAt === null) await store.takeHost(host);
          await store.update({
            hostProvenAt: site.hostProvenAt ?? now,
            hostCheckedAt: now,
            hostProblem: null,
          });
        } else {
          // A server that does not answer takes nothing away that was proven once.
          const hostProblem =
            records === null ? 'noAnswer' : records.length === 0 ? 'noRecord' : 'otherRecord';
          await store.update({
            hostCheckedAt: now,
            hostProblem,
            ...(records === null ? {} : { hostProvenAt: null }),
          });
        }
        return view(transaction);
      });
    },
  };
}

export type AddressService = ReturnType<typeof createAddressService>;
