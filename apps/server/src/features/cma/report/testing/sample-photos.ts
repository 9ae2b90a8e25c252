import sharp from 'sharp';
import type { ReportPhotos } from '../report-photos.ts';

const walls = ['#B86B4B', '#D9C7A8', '#7C8DA0', '#A9B89A', '#C9A13B', '#8C6F87', '#5E7F8C'];

/** Plain drawings of houses, small, in each of the formats that photos come in. */
export async function samplePhotos(width = 360): Promise<ReportPhotos> {
  const height = Math.round((width * 2) / 3);
  const photos = await Promise.all(
    walls.map(async (wall, place) => {
      const picture = sharp(Buffer.from(drawHouse(wall, place % 3))).resize(width, height);
      const bytes =
        place % 3 === 1
          ? await picture.png().toBuffer()
          : place % 3 === 2
            ? await picture.webp().toBuffer()
            : await picture.jpeg().toBuffer();
      return [place === 0 ? 'home' : `photo-${place}`, new Uint8Array(bytes)] as const;
    }),
  );
  return new Map(photos);
}

function drawHouse(wall: string, roof: number): string {
  const peak = 60 + roof * 14;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240"><rect width="360" height="240" fill="#CFE3EE"/><rect y="180" width="360" height="60" fill="#9DBB84"/><path d="M70 190V120L180 ${peak}l110 ${120 - peak}v70z" fill="${wall}"/><path d="M56 126L180 ${peak - 12}l124 ${138 - peak}-10 8L180 ${peak + 6} 66 134z" fill="#4A4038"/><path d="M100 140h44v32h-44zM216 140h44v32h-44z" fill="#F4E7B8"/><path d="M164 136h32v54h-32z" fill="#3E4A52"/></svg>`;
}
