import type { PostalContent } from '@hearthline/contract/postal-cards';
import type { CardSize, Rectangle } from '@hearthline/domain/greeting/postal-geometry';
import { cardGeometry, cardSizes, toPdfBox } from '@hearthline/domain/greeting/postal-geometry';
import { greetingDesigns } from '@hearthline/greeting-designs/catalogue';
import { designIds } from '@hearthline/greeting-designs/designs';
import { afterAll, describe, expect, it } from 'vitest';
import { parsePdf } from '../../../../testing/parse-pdf.ts';
import { placeTexts } from '../../../../testing/place-texts.ts';
import type { PostalSender } from '../postal-agent.store.ts';
import { createCardEngine } from './card-engine.ts';
import type { PrintedCard } from './cards-view.ts';
import { isWithin, measureLetters } from './draw-front.ts';
import { createCardPrinter } from './print-cards.ts';
import { makePrintable } from './printable.ts';
import { splitSalutation } from './split-salutation.ts';

const engine = createCardEngine();
afterAll(() => engine.close());
const print = createCardPrinter({ engine, customerNumber: '7289145' });

const sender: PostalSender = {
  firstName: 'Marie-Geneviève',
  lastName: 'de la Chevrotière-Beauchesne',
  title: 'Ms',
  jobTitle: 'Sales Representative',
  phone: '905 555 0142',
  brokerage: 'Immobilier Aurore boréale du Québec inc., agence immobilière',
  address: '120, chemin du Bord-du-Lac Est, bureau 1204, Saint-Louis-de-Gonzague QC G0A 4K0',
  city: 'Saint-Louis-de-Gonzague',
};
/** Everything that may be long is long. */
const long: PrintedCard = {
  language: 'fr',
  message: `Bonjour Marie-Geneviève et Jean-Christophe, ${'merci pour cette année de questions, de cafés et un très beau grenier; que vos fenêtres restent chaudes. '.repeat(2)}À bientôt, au coin de la rue Saint-Jean-Baptiste à Saint-Rémi-de-Tingwick!`,
  lines: [
    'MARIE-GENEVIÈVE ET JEAN-CHRISTOPHE',
    'DE LA CHEVROTIÈRE-BEAUCHESNE-WILLIAMSON',
    'RÉSIDENCE LES JARDINS DU SAINT-LAURENT',
    '1204-4500 BOUL SAINT-JEAN-BAPTISTE OUEST',
    'SAINT-LOUIS-DE-GONZAGUE-DU-CAP-TOURMENTE QC',
    'G0A 4K0',
  ],
};
const short: PrintedCard = {
  language: 'en',
  message: 'Dear Mei, warm wishes.',
  lines: ['MEI TANAKA', 'B-405 REVUS AVE', 'MISSISSAUGA ON  L5G 1S1'],
};

const draw = (size: CardSize, cards: PrintedCard[], changes: Partial<Parameters<typeof print>[0]> = {}) =>
  print({
    sender,
    content: { size, designId: 'ourStreet', line: { en: '', fr: '' } } as PostalContent,
    title: 'Cartes',
    cards,
    output: 'pdf',
    sides: ['front', 'back'],
    madeAt: new Date('2025-11-12T14:00:00Z'),
    ...changes,
  });
/** As the pages tell them, in points from the lower left corner. */
const readBoxes = (bytes: Uint8Array, name: string): number[][] =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(new RegExp(`/${name} \\[([\\d. ]+)\\]`, 'g')),
  ].map(([, numbers]) => (numbers ?? '').split(' ').map(Number));
/** Where the table at the end says that things begin, they do: readers mend it in silence, printers may not. */
const hasSoundTable = (bytes: Uint8Array): boolean => {
  const text = Buffer.from(bytes).toString('latin1');
  const tableAt = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const offsets = [...text.slice(tableAt).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) =>
    Number(offset),
  );
  return (
    text.startsWith('xref\n', tableAt) &&
    offsets.every((offset, index) => text.startsWith(`${index + 1} 0 obj`, offset))
  );
};
const overlaps = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe.each(cardSizes)('a card of %s inches', (size) => {
  const { file, trim, safe, inkFree, address, indicia } = cardGeometry[size];

  it('[EVENT-03] is two pages of exactly its size, with every font in it and every word where it may stand', async () => {
    const { bytes, facts } = await draw(size, [long, short]);
    expect(facts).toEqual([
      { message: true, sender: true, address: true },
      { message: true, sender: true, address: true },
    ]);
    const pdf = await parsePdf(bytes, { dpi: 60 });
    expect(pdf.pages.map(({ width, height }) => [width, height])).toEqual(
      Array(4).fill([toPdfBox(file, size).width, toPdfBox(file, size).height]),
    );
    const { x, y, width, height } = toPdfBox(trim, size);
    expect(readBoxes(bytes, 'TrimBox')).toEqual(Array(4).fill([x, y, x + width, y + height]));
    expect(hasSoundTable(bytes)).toBe(true);
    expect(readBoxes(bytes, 'BleedBox')).toEqual(readBoxes(bytes, 'MediaBox'));
    expect(pdf.fonts.length).toBeGreaterThan(1);
    expect(pdf.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
    expect(pdf.pages[1]?.text).toContain('agence immobilière');
    expect(pdf.pages[3]?.text).toMatch(/MISSISSAUGA ON\s+L5G 1S1/);

    const texts = (await placeTexts(bytes)).filter(({ text }) => text.trim() !== '');
    expect(new Set(texts.map(({ page }) => page))).toEqual(new Set([2, 4]));
    for (const { box, text } of texts.filter(({ page }) => page === 4)) {
      expect(isWithin(box, safe), text).toBe(true);
      if (short.lines.some((line) => line.replace(/ +/g, ' ').includes(text.trim())))
        expect(isWithin(box, address), text).toBe(true);
      else expect(overlaps(box, inkFree), text).toBe(false);
    }
    expect(texts.filter(({ box }) => isWithin(box, indicia)).map(({ text }) => text)).toContain('7289145');
  });

  it('[EVENT-03] has nothing but its address in the ink-free box, on the pixels', async () => {
    const dpi = 100;
    const { bytes } = await draw(
      size,
      [
        { ...short, lines: [] },
        { ...long, lines: [] },
      ],
      { sides: ['back'] },
    );
    for (const image of (await parsePdf(bytes, { dpi })).images) {
      let darkest = 255;
      for (let y = Math.ceil(inkFree.top * dpi); y < (inkFree.top + inkFree.height) * dpi - 1; y += 1)
        for (let x = Math.ceil(inkFree.left * dpi); x < (inkFree.left + inkFree.width) * dpi - 1; x += 1)
          darkest = Math.min(darkest, image.pixels[y * image.width + x] ?? 0);
      expect(darkest).toBe(255);
    }
  });
});

it('[EVENT-03] keeps long lines within the safe zone of every design', () => {
  const line = 'Joyeuses fêtes à toute votre famille, de nous tous ici à Oka';
  for (const design of designIds.filter((id) => greetingDesigns[id].isCard)) {
    const letters = measureLetters({ design, language: 'fr', line }, '6x4');
    expect(letters && isWithin(letters, cardGeometry['6x4'].safe), design).toBe(true);
  }
});

it('[EVENT-03] leaves address and postage to whoever prints for us', async () => {
  const { bytes } = await draw('6x4', [short], { isForProvider: true });
  const { pages } = await parsePdf(bytes, { dpi: null });
  expect(pages).toHaveLength(2);
  expect(pages[1]?.text).not.toMatch(/TANAKA|7289145/);
  expect(pages[1]?.text).toContain('Dear Mei,');
});

it('says so where a text does not fit', async () => {
  const wide = [...short.lines, 'W'.repeat(39)];
  const { facts } = await draw('6x4', [{ ...short, message: 'Ligne\n'.repeat(40), lines: wide }], {
    output: 'facts',
    sides: ['back'],
  });
  expect(facts).toEqual([{ message: false, sender: true, address: false }]);
});

it('takes what people typed as plain text', async () => {
  const hostile = 'Dear #panic("x") $x^2$ [*b*], _u_ @ref <l> `raw` // c = H';
  const { bytes } = await draw('9x6', [{ ...short, message: hostile }]);
  expect((await parsePdf(bytes, { dpi: null })).pages[1]?.text).toContain('#panic("x") $x^2$ [*b*],');
});

it('writes signs that its fonts lack without their accents, and tells those that have no like', () => {
  expect(makePrintable('NGUYỄN', { isAddress: true })).toEqual({ text: 'NGUYEN', missing: [] });
  expect(makePrintable('Łódź — l’été 🎉')).toEqual({ text: 'Łódź — l’été ', missing: ['🎉'] });
});

it.each([
  ['Dear Priya, thank you.', 'Dear Priya,', ['Thank you.']],
  ['Bonjour Luc,\nMerci.\n\nÀ bientôt', 'Bonjour Luc,', ['Merci.', 'À bientôt']],
  ['Thank you. See you, soon', '', ['Thank you. See you, soon']],
  ['', '', []],
])('sets the salutation of %j apart', (text, salutation, paragraphs) => {
  expect(splitSalutation(text)).toEqual({ salutation, paragraphs });
});
