import type { Criteria } from '../../criteria/criteria.ts';
import type { Finding } from './finding.ts';
import { longestAddress, longestKeywords, mostMlsNumbers } from './limits.ts';

export function createTextDrafts() {
  const keywords: { text: string; isAlternative: boolean }[] = [];
  const mlsNumbers = new Set<string>();
  let address: string | undefined;
  let namesOneHome = false;

  function addKeyword(word: string, { isNegated = false, isAlternative = false } = {}): Finding | null {
    const quoted = /[\s-]/.test(word) ? `"${word}"` : word;
    const text = isNegated ? `-${quoted}` : quoted;
    if (keywords.some((keyword) => keyword.text === text)) return { field: 'keywords' };
    keywords.push({ text, isAlternative });
    if (joinKeywords().length <= longestKeywords) return { field: 'keywords' };
    keywords.pop();
    return null;
  }

  /** Only alternatives from first to last can be told as such: a search by words has no brackets. */
  function joinKeywords(): string {
    const areAlternatives = keywords.slice(1).every((keyword) => keyword.isAlternative);
    return keywords.map((keyword) => keyword.text).join(areAlternatives ? ' or ' : ' ');
  }

  function addMlsNumber(number: string): Finding | null {
    if (mlsNumbers.size >= mostMlsNumbers) return null;
    mlsNumbers.add(number);
    namesOneHome = true;
    return { field: 'mlsNumbers' };
  }

  /** One search has one address. */
  function addAddress(text: string, isNumbered: boolean): Finding | null {
    if (text.length > longestAddress || address !== undefined) return null;
    address = text;
    namesOneHome ||= isNumbered;
    return { field: 'address' };
  }

  function finish(): Partial<Criteria> {
    return {
      ...(keywords.length > 0 ? { keywords: joinKeywords() } : {}),
      ...(mlsNumbers.size > 0 ? { mlsNumbers: [...mlsNumbers] } : {}),
      ...(address === undefined ? {} : { address }),
    };
  }

  /** By its number or address, rather than by what it is like. */
  const isAboutOneHome = () => namesOneHome;

  return { addKeyword, addMlsNumber, addAddress, isAboutOneHome, finish };
}
