import type { IncomingMessage } from 'node:http';
import type { Db } from '../../../platform/db/database.ts';
import { nameOfHost } from '../../../platform/http/host-name.ts';
import type { Log } from '../../../platform/log/log.ts';
import { picturesPath } from '../pictures/picture-links.ts';
import { listSiteHosts } from '../site.store.ts';
import { assetsPath } from './site-assets.ts';

/** Where requests to a name of an agent's own are led to; nobody else gets there. */
export const ownHostPath = '/sites-own';

/** What is the same under every name. */
const sharedPaths = [`${assetsPath}/`, `${picturesPath}/`, '/challenge/', '/api/auth/challenge', '/healthz'];

/** Names that agents have proven to be theirs, kept in memory, since every request is looked at. */
export function createOwnHosts({ db, log }: { db: Db; log: Pick<Log, 'warn'> }) {
  let hosts: ReadonlySet<string> = new Set();
  let loading = Promise.resolve();

  return {
    /** The list is read again; one after the other, so that the last word counts. */
    reload: (): void => {
      loading = loading
        .then(async () => {
          hosts = new Set(await listSiteHosts(db));
        })
        .catch((error: unknown) => log.warn({ err: error }, 'the names of sites could not be read'));
    },
    settle: () => loading,
    has: (host: string | undefined): boolean => hosts.has(nameOfHost(host)),
    /** The address that a request is answered under. */
    rewriteUrl: ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string => {
      const host = nameOfHost(headers.host);
      const isOwn = hosts.has(host) && !sharedPaths.some((path) => url.startsWith(path));
      return isOwn ? `${ownHostPath}/${host}${url.startsWith('/') ? url : `/${url}`}` : url;
    },
  };
}
