const amount = /\$\s?\d|\d[\d\s,.\u00A0\u202F]{0,20}(?:\$|(?:k|m)\b|million|thousand|mille|dollars?|CAD\b)/i;
const sale =
  /(?<!\p{L})(?:sold|sale|sells?|bought|purchased?|closed at|vendue?s?|vente|achetée?s?|achat|conclue?s?)(?!\p{L})/iu;

/** Whether a text tells what a home was sold for: a card says so only where buyer and seller agreed in writing. */
export const tellsSalePrice = (text: string): boolean => amount.test(text) && sale.test(text);
