import { readFile } from 'node:fs/promises';
import { sampleReport } from '@hearthline/cma-report/testing/sample-report';
import { describeReport } from '@hearthline/cma-report/view/report-view';
import type { CmaReport } from '@hearthline/contract/cma-report';
import { cmaReport } from '@hearthline/contract/cma-report';
import { adjustmentLines } from '@hearthline/domain/valuation/features';
import { afterAll, describe, expect, it } from 'vitest';
import { doPictureWork } from '../../../platform/images/picture-work.ts';
import { parsePdf } from '../../../testing/parse-pdf.ts';
import { createReportEngine } from './report-engine.ts';
import { samplePhotos } from './testing/sample-photos.ts';

const noPhotos = new Map<string, Uint8Array>();
const toPrint = (bytes: Uint8Array) => doPictureWork({ kind: 'print', bytes });
const engine = createReportEngine({ toPrint });
afterAll(() => engine.close());

const short = () => ({ ...sampleReport({ comparables: 3 }), sections: ['summary' as const] });

/** All that may be long is long. */
function wordy(): CmaReport {
  const report = sampleReport({ language: 'fr' });
  const lines = adjustmentLines.filter((line) => !['level', 'penthouse', 'fee'].includes(line));
  return {
    ...report,
    suggestedListPrice: { amount: 169_990_000, reason: 'Juste sous un seuil. '.repeat(20) },
    agent: { ...report.agent, about: 'Depuis douze ans, j’accompagne les familles. '.repeat(44) },
    comparables: report.comparables.map((comparable) => ({
      ...comparable,
      address: `${comparable.number} - 4500 Boulevard Saint-Jean-Baptiste Ouest`,
      note: 'Vendue en un jour; la cuisine et les fenêtres étaient neuves. '.repeat(6),
      lines: Object.fromEntries(lines.map((line) => [line, 1_234_500])),
      ownLines: ['pool' as const],
      grossFlag: 'red' as const,
    })),
  };
}

/** The processes that work for this one. */
async function listChildren(): Promise<number[]> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

async function extractText(bytes: Uint8Array): Promise<string> {
  const { pages } = await parsePdf(bytes, { dpi: null });
  return pages.map(({ text }) => text).join('\n');
}

describe('drawing', () => {
  it('[CMA-06] takes what people typed as plain text, whatever it holds', async () => {
    const hostile = '#panic("x") $x^2$ [*b*] _u_ @ref <l> \\n `raw` // c /* d */ = H';
    const report = short();
    const first = report.comparables[0];
    if (first) first.address = '#eval("1+1") $[]*_@<>\\';
    const { bytes } = await engine.draw(
      {
        ...report,
        sections: ['cover', 'summary', 'agent'],
        preparedFor: hostile,
        coverNote: `${hostile}\u0000\u0007\u202E\n\n${'x'.repeat(500)}`,
        agent: { ...report.agent, name: '#import "/etc/passwd"', about: hostile },
        subject: { ...report.subject, address: 'A'.repeat(290) },
      },
      noPhotos,
    );
    const text = await extractText(bytes);
    expect(text).toContain('Prepared for #panic("x") $x^2$ [*b*] _u_ @ref <l> \\n `raw` // c /* d */ = H');
    expect(text).toContain('1. #eval("1+1") $[]*_@<>\\');
    expect(text).toContain('#import "/etc/passwd"');
    for (const hidden of ['\u0000', '\u0007', '\u202E']) expect(text).not.toContain(hidden);
  });

  it('[CMA-06] draws from any format of photo, and without those that are missing or broken', async () => {
    const photos = new Map(await samplePhotos(120));
    photos.set('photo-1', new Uint8Array([1, 2, 3]));
    photos.set('photo-3', new Uint8Array());
    const report = { ...sampleReport(), sections: ['comparables' as const] };
    const withSome = await engine.draw(report, photos);
    const without = await engine.draw(report, noPhotos);
    expect(withSome.pages).toBe(2);
    expect(without.pages).toBe(2);
    expect(await extractText(withSome.bytes)).not.toContain('No photo\nNo photo\nNo photo');
    expect((await extractText(without.bytes)).match(/No photo/g)).toHaveLength(12);
  });

  it('[CMA-06] has the photos of a report again after an edit, and after another report in between', async () => {
    const photos = await samplePhotos(120);
    const report = { ...sampleReport(), sections: ['comparables' as const] };
    const first = await engine.draw(report, photos);
    const edited = await engine.draw({ ...report, preparedFor: 'Somebody else' }, photos);
    await engine.draw(short(), noPhotos);
    const again = await engine.draw(report, photos);
    for (const { bytes } of [first, edited, again])
      expect(await extractText(bytes)).not.toContain('No photo');
    expect(again.bytes.length).toBe(first.bytes.length);
  });

  it('[CMA-06] draws the chosen sections in the chosen order, each once', async () => {
    const { bytes } = await engine.draw(
      { ...sampleReport({ comparables: 3 }), sections: ['method', 'summary', 'method'] },
      noPhotos,
    );
    expect((await parsePdf(bytes, { dpi: null })).outline).toEqual([
      'How this value was found',
      'What your home is worth today',
    ]);
  });

  it('[CMA-05] has a bar for the sales of each month below the line of the prices', async () => {
    const report = { ...sampleReport({ comparables: 3 }), sections: ['trend' as const] };
    const { points = [], sales = 0 } = report.trend ?? {};
    const inkOf = async (sold: readonly number[]) => {
      const trend = { sales, points: points.map((point, place) => ({ ...point, sales: sold[place] ?? 0 })) };
      const { bytes } = await engine.draw({ ...report, trend }, noPhotos);
      const [image] = (await parsePdf(bytes, { dpi: 60 })).images;
      return image?.pixels.reduce((sum, pixel) => sum + (255 - pixel), 0) ?? 0;
    };
    const months = points.map(() => 10);
    const all = await inkOf(months);
    const half = await inkOf(months.map((sold, place) => (place % 2 === 0 ? sold : 0)));
    const one = await inkOf([10]);
    const bar = (all - one) / (months.length - 1);
    expect(bar).toBeGreaterThan(1_000);
    expect((half - one) / bar).toBeCloseTo(Math.ceil(months.length / 2) - 1, -1);
  });

  it('[CMA-06] leaves no page empty with few, with many, with unadjusted and with wordy comparables', async () => {
    for (const report of [
      sampleReport({ comparables: 3 }),
      sampleReport({ comparables: 40, language: 'fr' }),
      sampleReport({ comparables: 7, method: 'fast' }),
      wordy(),
    ]) {
      expect(cmaReport.safeParse(report).error).toBeUndefined();
      const { bytes } = await engine.draw(report, noPhotos);
      const { pages } = await parsePdf(bytes, { dpi: null });
      for (const { text } of pages) expect(text.length).toBeGreaterThan(200);
      expect(pages.length).toBe(describeReport(report, {}).pages);
      expect(pages.length).toBeLessThan(12);
    }
  });
});

describe('the process that draws', () => {
  it('is replaced when it dies, and the report is drawn all the same', async () => {
    await engine.draw(short(), noPhotos);
    const [pid = 0] = await listChildren();
    const drawn = engine.draw(short(), noPhotos);
    process.kill(pid, 'SIGKILL');
    expect((await drawn).pages).toBe(1);
    expect(await listChildren()).not.toContain(pid);
  });

  it('is not waited for longer than the limit', async () => {
    const hanging = createReportEngine({ toPrint, timeLimitMs: 1 });
    await expect(hanging.draw(short(), noPhotos)).rejects.toThrow('too long');
    await hanging.close();
  });

  it('draws one report after the other', async () => {
    const order: string[] = [];
    const first = engine.draw(short(), noPhotos).then(() => order.push('first'));
    const last = engine.draw(short(), noPhotos).then(() => order.push('last'));
    await Promise.all([first, last]);
    expect(order).toEqual(['first', 'last']);
  });
});
