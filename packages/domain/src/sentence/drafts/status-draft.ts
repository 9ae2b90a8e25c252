import type { Criteria } from '../../criteria/criteria.ts';
import type { LifecycleCode } from '../../listing/lifecycle.ts';
import type { ListingStatus, Offer } from '../../listing/vocabulary.ts';
import { listingStatuses } from '../../listing/vocabulary.ts';
import type { Finding } from './finding.ts';

const codesOf: Record<ListingStatus, readonly LifecycleCode[]> = {
  active: ['cs', 'new', 'pc', 'ext', 'bom', 'dft', 'sc', 'sce', 'lc', 'lce'],
  sold: ['sld', 'lsd'],
  deactive: ['sus', 'exp', 'ter'],
};

const codesOfOther: Record<Offer, readonly LifecycleCode[]> = {
  sale: ['lc', 'lce', 'lsd'],
  lease: ['sc', 'sce', 'sld'],
};

export function createStatusDraft() {
  let offer: Offer = 'sale';
  /** Without codes the whole status is wanted. */
  const wanted = new Map<ListingStatus, Set<LifecycleCode> | null>();
  const unwanted = new Set<ListingStatus>();
  const unwantedCodes = new Set<LifecycleCode>();
  const findings: Finding[] = [];

  function setOffer(value: Offer): Finding {
    offer = value;
    return { field: 'offer' };
  }

  function add(
    status: ListingStatus,
    codes: readonly LifecycleCode[] | undefined,
    isNegated: boolean,
  ): Finding {
    if (isNegated && codes) for (const code of codes) unwantedCodes.add(code);
    else if (isNegated) unwanted.add(status);
    else {
      const known = wanted.get(status);
      wanted.set(status, codes && known !== null ? new Set([...(known ?? []), ...codes]) : null);
    }
    const finding: Finding = { field: codes ? 'code' : 'status' };
    findings.push(finding);
    return finding;
  }

  /** Of a home that is named, every status is meant unless one is told. */
  function finish(isAboutOneHome: boolean): Pick<Criteria, 'offer' | 'status' | 'code'> {
    const unasked = isAboutOneHome ? listingStatuses : (['active'] as const);
    const asked = wanted.size > 0 ? [...wanted.keys()] : unasked;
    const left = asked.filter((status) => !unwanted.has(status));
    const status = left.length > 0 ? left : listingStatuses.filter((one) => !unwanted.has(one));
    const isWhole = [...wanted.values()].every((codes) => codes === null);
    const isOfOffer = (code: LifecycleCode) => !codesOfOther[offer].includes(code);
    const code = {
      any: isWhole ? [] : status.flatMap((one) => [...(wanted.get(one) ?? codesOf[one])]).filter(isOfOffer),
      not: [...unwantedCodes].filter(isOfOffer),
    };
    const hasCode = code.any.length > 0 || code.not.length > 0;
    for (const finding of findings) if (!hasCode) finding.field = 'status';
    return { offer, status: status.length > 0 ? status : ['active'], code };
  }

  return { setOffer, add, finish };
}
