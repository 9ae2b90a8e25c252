import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleReport } from '@hearthline/cma-report/testing/sample-report';
import { createReportWriter } from '@hearthline/cma-report/view/report-writer';
import type { CmaReport } from '@hearthline/contract/cma-report';
import type { Language } from '@hearthline/contract/common';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { doPictureWork } from '../../../platform/images/picture-work.ts';
import type { GreyImage } from '../../../testing/parse-pdf.ts';
import { parsePdf, toGrey } from '../../../testing/parse-pdf.ts';
import { createReportEngine } from './report-engine.ts';
import { worstTile } from './testing/compare-images.ts';
import { inspectWithTools } from './testing/inspect-with-tools.ts';
import { samplePhotos } from './testing/sample-photos.ts';

/**
 * What a report looked like when somebody last looked at it. After a wanted change look at the pages, then write
 * them anew: UPDATE_GOLDENS=1 npx vitest run --project server report-golden
 */
const isUpdate = process.env.UPDATE_GOLDENS === '1';
const goldens = path.join(import.meta.dirname, 'testing', 'goldens');
const dpi = 60;
const tolerance = 16;
const engine = createReportEngine({ toPrint: (bytes) => doPictureWork({ kind: 'print', bytes }) });

afterAll(() => engine.close());

describe.each<Language>(['en', 'fr'])('the report in %s', (language) => {
  it('[CMA-06] is a letter-size document with outline, title, language and embedded fonts, page by page as it was approved', async () => {
    const report = sampleReport({ language });
    const { bytes, pages } = await engine.draw(report, await samplePhotos());
    const pdf = await parsePdf(bytes, { dpi });

    expect(pages).toBe(pdf.pages.length);
    expect(pages).toBeLessThan(12);
    expect(pdf.pages.every(({ width, height }) => width === 612 && height === 792)).toBe(true);
    expect(pdf.language).toBe(language);
    expect(pdf.title).toContain('62 Oakwood Ave N');
    expect(pdf.author).toBe('Maya Okafor, Northlight Realty Inc., Brokerage');
    expect(pdf.outline).toHaveLength(10);
    expect(pdf.fonts.length).toBeGreaterThan(3);
    for (const font of pdf.fonts)
      expect(font).toMatchObject({ name: expect.stringContaining('Poppins'), isEmbedded: true });

    const output = await inspectWithTools(bytes);
    if (output.check !== null) expect(output.check).toContain('No syntax or stream encoding errors found');
    if (output.pages !== null) {
      const wanted = keyWordsOf(report);
      expect(output.pages).toHaveLength(wanted.length);
      for (const [place, words] of wanted.entries())
        for (const word of words) expect(output.pages[place]).toContain(word.replace(/\s+/g, ' '));
    }

    await compareText(`${language}.txt`, pdf.pages.map(({ text }) => text.trim()).join('\n\n======\n\n'));
    for (const [place, image] of pdf.images.entries())
      await compareImage(`${language}-${String(place + 1).padStart(2, '0')}.webp`, image);
  });
});

/** What a reader looks for on each page. */
function keyWordsOf(report: CmaReport): string[][] {
  const { texts, format } = createReportWriter(report, {});
  const { titles } = texts;
  const value = format.price(report.value);
  const addresses = report.comparables.map(({ address }) => address);
  return [
    [texts.name, report.subject.address, 'Daniel Whitford'],
    [titles.summary, value, texts.restsTitle, ...addresses],
    [titles.subject, texts.factsTitle, texts.kinds.detached],
    [titles.map, texts.yourHome, ...addresses],
    [titles.comparables, ...addresses.slice(0, 6)],
    [titles.comparables, ...addresses.slice(6)],
    [titles.adjustments, texts.rows.net, texts.roundedTo(value)],
    [titles.rates, texts.rows.time, texts.lines.basement],
    [titles.trend, texts.trend.context],
    [titles.method, texts.method.range],
    [titles.agent, report.agent.name, 'maya@northlight.example'],
  ];
}

async function compareText(name: string, text: string): Promise<void> {
  const file = path.join(goldens, name);
  if (isUpdate) await write(file, `${text}\n`);
  expect(text).toBe((await readFile(file, 'utf8')).trimEnd());
}

async function compareImage(name: string, image: GreyImage): Promise<void> {
  const file = path.join(goldens, name);
  const { width, height, pixels } = image;
  const encode = () =>
    sharp(pixels, { raw: { width, height, channels: 1 } })
      .webp({ quality: 70 })
      .toBuffer();
  if (isUpdate) await write(file, await encode());
  const approved = existsSync(file) ? await toGrey(await readFile(file)) : { width: 0, height: 0, pixels };
  const worst = worstTile(image, approved);
  if (worst > tolerance) {
    const seen = path.join(tmpdir(), `report-${name}`);
    await writeFile(seen, await encode());
    expect.fail(`${name} looks different (${worst.toFixed(1)} of 255); what was drawn is in ${seen}`);
  }
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(goldens, { recursive: true });
  await writeFile(file, content);
}
