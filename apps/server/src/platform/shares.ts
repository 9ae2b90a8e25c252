/** Somebody waited in vain for others to be done. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Whoever asked has left; nothing is wrong. */
export class GoneError extends BusyError {
  override name = 'GoneError';
}

export type Release = () => void;

interface Share {
  /** First come, first served; who has waited too long is refused with a `BusyError`. */
  acquire(): Promise<Release>;
  isIdle(): boolean;
}

/** Something of which there are only so many at once. */
export function createShare(size: number, patienceMs: number): Share {
  const waiting: (() => void)[] = [];
  let taken = 0;

  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  return {
    isIdle: () => taken === 0,
    acquire: () => {
      if (taken < size) {
        taken += 1;
        return Promise.resolve(release);
      }
      return new Promise((resolve, reject) => {
        const take = () => {
          clearTimeout(timer);
          resolve(release);
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(take), 1);
          reject(new BusyError('Nothing became free'));
        }, patienceMs);
        waiting.push(take);
      });
    },
  };
}

/** The same for each of many owners, who are forgotten when they have nothing in hand. */
export function createOwnerShares(size: number, patienceMs: number) {
  const shares = new Map<string, Share>();
  return async (owner: string): Promise<Release> => {
    const share = shares.get(owner) ?? createShare(size, patienceMs);
    shares.set(owner, share);
    const release = await share.acquire();
    return () => {
      release();
      if (share.isIdle() && shares.get(owner) === share) shares.delete(owner);
    };
  };
}
