import { createRandom } from '../random.ts';

/** Smooth noise of a place, about −1 … 1. */
export type Noise = (x: number, y: number) => number;

const size = 256;

export function createNoise(seed: number, stream: string): Noise {
  const random = createRandom(seed, `noise ${stream}`);
  const order = random.shuffle(Array.from({ length: size }, (_, index) => index));
  const permutation = Uint8Array.from([...order, ...order]);
  const slopes = Float64Array.from({ length: size * 2 }, () => 0);
  for (let index = 0; index < size; index += 1) {
    const angle = random.next() * Math.PI * 2;
    slopes[index * 2] = Math.cos(angle);
    slopes[index * 2 + 1] = Math.sin(angle);
  }

  function corner(column: number, row: number, dx: number, dy: number): number {
    const index = permutation[((permutation[column & 255] as number) + (row & 255)) & 511] as number;
    return (slopes[index * 2] as number) * dx + (slopes[index * 2 + 1] as number) * dy;
  }

  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const easeX = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const easeY = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const low = corner(column, row, dx, dy);
    const lowRight = corner(column + 1, row, dx - 1, dy);
    const high = corner(column, row + 1, dx, dy - 1);
    const highRight = corner(column + 1, row + 1, dx - 1, dy - 1);
    const bottom = low + (lowRight - low) * easeX;
    const top = high + (highRight - high) * easeX;
    return (bottom + (top - bottom) * easeY) * 1.45;
  };
}

/** Several layers of noise, each half as strong and twice as fine as the one before. */
export function layer(noise: Noise, layers: number): Noise {
  return (x, y) => {
    let sum = 0;
    let strength = 1;
    let scale = 1;
    for (let index = 0; index < layers; index += 1) {
      sum += noise(x * scale + index * 17.3, y * scale - index * 9.1) * strength;
      strength *= 0.5;
      scale *= 2.03;
    }
    return sum;
  };
}
