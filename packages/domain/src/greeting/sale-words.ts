/** `$5`, `845 000 $`, `1.2 million`, `900k`. */
const money = /\$\s?\d|\d[\d\s,.\u00A0\u202F]{0,20}(?:\$|(?:k|m)\b|million|thousand|mille|dollars?|CAD\b)/i;
/** `102 %` of what was asked. */
const percent = /\d\s?(?:%|per\s?cent\b|pour\s?cent\b)/i;
/** Six to eight digits as prices have them, `1250000` or `1,250,000`; a phone number has more groups, a licence letters. */
const bareAmount =
  /(?<![\p{L}\d]|\d[\s,.'’-])(?:\d{6,8}|\d{1,2}[\s,.'’]\d{3}[\s,.'’]\d{3}|\d{3}[\s,.'’]\d{3})(?![\p{L}\d]|[\s,.'’-]\d)/u;
const amounts = [money, percent, bareAmount];
const sale =
  /(?<!\p{L})(?:sold|sales?|sell(?:s|ing)?|bought|purchased?|clos(?:ed|ing) (?:at|for|price)|vendue?s?|ventes?|achetée?s?|achats?|conclue?s?)(?!\p{L})/iu;

/**
 * Whether the words of one card, front and back, tell together what a home was sold for: a card says so only where buyer
 * and seller agreed in writing.
 */
export function tellsSalePrice(...words: string[]): boolean {
  // Two breaks keep a number at the end of one text apart from one at the beginning of the next.
  const card = words.join('\n\n').normalize('NFC');
  return sale.test(card) && amounts.some((amount) => amount.test(card));
}
