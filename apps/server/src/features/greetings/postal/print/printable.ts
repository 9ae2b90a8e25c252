import { openFontSigns, textFontFile } from '@hearthline/greeting-designs/font-signs';

const files = [textFontFile, new URL('../../../../platform/typst/fonts/poppins-400.ttf', import.meta.url)];
let opened: ReturnType<typeof openFontSigns>[] | undefined;

/** Any of the fonts of a card; the address is written in the last of them alone. */
function hasSign(sign: string, isAddress: boolean): boolean {
  opened ??= files.map(openFontSigns);
  return (isAddress ? opened.slice(-1) : opened).some((has) => has(sign));
}

const strokes: Record<string, string> = { Ł: 'L', ł: 'l', Ø: 'O', ø: 'o', Đ: 'D', đ: 'd', ı: 'i' };

/** As it can be printed: a sign that the fonts lack loses its accent, and what is left over is told. */
export function makePrintable(
  text: string,
  { isAddress = false }: { isAddress?: boolean } = {},
): { text: string; missing: string[] } {
  const missing = new Set<string>();
  const written = [...text.normalize('NFC')].map((sign) => {
    if (/\s/.test(sign) || hasSign(sign, isAddress)) return sign;
    const plain = strokes[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
    if (plain !== '' && [...plain].every((each) => hasSign(each, isAddress))) return plain;
    if (!/\p{M}|\p{Cf}/u.test(sign)) missing.add(sign);
    return '';
  });
  return { text: written.join(''), missing: [...missing] };
}
