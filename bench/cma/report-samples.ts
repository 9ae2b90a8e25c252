import { sampleReport } from '@hearthline/cma-report/testing/sample-report';
import type { CmaReport } from '@hearthline/contract/cma-report';
import sharp from 'sharp';

export interface Sample {
  report: CmaReport;
  photos: Map<string, Uint8Array>;
}

const comparables = 12;

/** A report of another home: other addresses, prices and photos of a camera's grain, 800 × 600. */
export async function createSample(seed: number): Promise<Sample> {
  const report = sampleReport({ comparables });
  const photos = new Map<string, Uint8Array>([['home', await takePhoto(seed * 100)]]);
  const shift = (seed % 97) * 10_000;
  for (const [place, comparable] of report.comparables.entries()) {
    comparable.address = `${seed + place * 3} ${comparable.address}`;
    comparable.price += shift;
    comparable.adjusted += shift;
    comparable.photo = `photo-${place}`;
    photos.set(comparable.photo, await takePhoto(seed * 100 + place + 1));
  }
  report.subject.address = `${seed} ${report.subject.address}`;
  report.value += shift;
  report.low += shift;
  report.high += shift;
  return { report, photos };
}

/** The same report after the agent set one adjustment. */
export function editSample({ report, photos }: Sample, edit: number): Sample {
  const edited = structuredClone(report);
  const first = edited.comparables[0];
  if (first) {
    const step = (1 + (edit % 50)) * 10_000;
    first.lines.area = (first.lines.area ?? 0) + step;
    first.adjusted += step;
    edited.value += Math.round((step * first.weight) / 100) * 100;
  }
  return { report: edited, photos };
}

async function takePhoto(seed: number): Promise<Uint8Array> {
  const mean = 60 + ((seed * 37) % 120);
  const noise = { type: 'gaussian' as const, mean, sigma: 24 };
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#888', noise } })
    .blur(1.2)
    .jpeg({ quality: 80 })
    .toBuffer();
}
