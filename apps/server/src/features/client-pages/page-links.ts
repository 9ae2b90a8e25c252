import { createHash, createHmac } from 'node:crypto';
import { dayMs } from '@hearthline/domain/calendar';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createId } from '../../platform/ids.ts';
import type {
  CreateMessageUrl,
  CreatePictureUrl,
  FollowedLink,
  OpenLink,
  PageKind,
  PageLinks,
} from '../../platform/pages/page-kind.ts';
import { pictureProjections } from '../../platform/pages/page-kind.ts';
import { deriveKey } from '../../platform/secret.ts';
import type { OwnLinkRow } from './page-links.store.ts';
import { createPageLinksStore, findEndedPageLink, findPageLink } from './page-links.store.ts';
import { createLinkSigner } from './signed-link.ts';

export interface ClientLinksDeps {
  database: Pick<Database, 'db' | 'asAgent'>;
  clock: Clock;
  secret: string;
  /** Where people without an account open their pages. */
  publicOrigin: string;
}

const tokenBytes = 24;

/** Makes and follows links to pages for people without an account: rows for pages, signatures for what messages carry. */
export function createClientLinks({ database, clock, secret, publicOrigin }: ClientLinksDeps) {
  const signer = createLinkSigner(secret);
  const key = deriveKey(secret, 'page links');
  // Made from the row's id, so that its agent can be shown the address again though only the hash is kept.
  const tokenOf = (linkId: string) =>
    createHmac('sha256', key).update(linkId).digest().subarray(0, tokenBytes).toString('base64url');
  const urlOf = (token: string) => `${publicOrigin}/c/${token}`;

  function linksOf(kind: PageKind['kind']): PageLinks {
    const present = (
      agentId: string,
      { id, subjectId, version, isSigned, expiresAt }: OwnLinkRow,
    ): OpenLink => ({
      url: urlOf(
        isSigned ? signer.sign({ kind: 'report', agentId, subjectId, position: version }) : tokenOf(id),
      ),
      expiresAt,
    });
    const findOpen: PageLinks['listOpen'] = async (tx, agentId, subjectIds) => {
      const rows = await createPageLinksStore(tx, kind).listOpen(subjectIds, clock.now());
      return new Map(rows.map((row) => [row.subjectId, present(agentId, row)]));
    };
    return {
      listOpen: findOpen,
      open: async (tx, agentId, subjectId, days) => {
        const store = createPageLinksStore(tx, kind);
        const now = clock.now();
        const expiresAt = new Date(now.getTime() + days * dayMs);
        const open = await store.extendLast(subjectId, now, expiresAt);
        if (open) return present(agentId, { ...open, expiresAt });
        const id = createId(now.getTime());
        const token = tokenOf(id);
        await store.create({ id, subjectId, tokenHash: hashOf(token), now, expiresAt });
        return { url: urlOf(token), expiresAt };
      },
      close: (tx, subjectId) => createPageLinksStore(tx, kind).revoke(subjectId, clock.now()),
    };
  }

  /** Links of reports from the time before rows; what became of them stands in rows without a token. */
  async function isSignedRowOpen(kind: string, agentId: string, subjectId: string, version: number) {
    const rows = await database.asAgent(agentId, (tx) =>
      createPageLinksStore(tx, kind).listOpen([subjectId], clock.now()),
    );
    return rows.some((row) => row.isSigned && row.version === version);
  }

  /** Null for links that we did not make, that have ended, or that were closed. */
  async function follow(token: string): Promise<(FollowedLink & { kind: string }) | null> {
    const path = `/c/${token}`;
    const signed = signer.verify(token);
    if (!signed) {
      const row = await findPageLink(database.db, hashOf(token), clock.now());
      return row ? { ...row, path } : null;
    }
    const { kind, agentId, subjectId, position: version } = signed;
    if (kind === 'report' && !(await isSignedRowOpen(kind, agentId, subjectId, version))) return null;
    return { kind, agentId, subjectId, version, path };
  }

  const createMessageUrl: CreateMessageUrl = (kind, { agentId, messageId }, position = 0) =>
    urlOf(signer.sign({ kind, agentId, subjectId: messageId, position }));

  const createPictureUrl: CreatePictureUrl = ({ agentId, listingId, projection }) =>
    urlOf(
      signer.sign({
        kind: 'picture',
        agentId,
        subjectId: listingId,
        position: pictureProjections.indexOf(projection),
      }),
    );

  const createGreetingPictureUrl = ({ agentId, fileId }: { agentId: string; fileId: string }): string =>
    urlOf(signer.sign({ kind: 'greetingPicture', agentId, subjectId: fileId, position: 0 }));

  /** Whose link it was; null where it still holds, or we made no such link. */
  const findEnded = async (token: string): Promise<{ agentId: string; kind: string } | null> =>
    (await findEndedPageLink(database.db, hashOf(token), clock.now())) ?? null;

  return { linksOf, createMessageUrl, createPictureUrl, createGreetingPictureUrl, follow, findEnded };
}

export type ClientLinks = ReturnType<typeof createClientLinks>;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
