const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;
const american = /^\d{5}(\d{4})?$/;
const elsewhere = /^[A-Z0-9][A-Z0-9 -]{1,10}[A-Z0-9]$/;

/** As the post office writes it, `M5J 2Z3`; null where there is no such code in that country. */
export function parsePostalCode(text: string, country: string): string | null {
  const upper = text.trim().toUpperCase();
  const bare = upper.replace(/[\s-]/g, '');
  if (country === 'CA') return canadian.test(bare) ? `${bare.slice(0, 3)} ${bare.slice(3)}` : null;
  if (country === 'US') {
    if (!american.test(bare)) return null;
    return bare.length === 5 ? bare : `${bare.slice(0, 5)}-${bare.slice(5)}`;
  }
  return elsewhere.test(upper) ? upper.replace(/\s+/g, ' ') : null;
}
