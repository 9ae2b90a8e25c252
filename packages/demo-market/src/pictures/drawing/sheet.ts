import type { Point, Stop } from './svg.ts';
import { pictureHeight, pictureWidth } from './svg.ts';

/** Collects the gradients, patterns and clips of one picture; equal ones are kept once. */
export class Sheet {
  #ids = new Map<string, string>();
  #definitions: string[] = [];

  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string {
    const ends = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    return this.#fill('linearGradient', ends, writeStops(stops));
  }

  radial(stops: readonly Stop[], centre: Point = [0.5, 0.5], radius = 0.5): string {
    const placing = `cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`;
    return this.#fill('radialGradient', placing, writeStops(stops));
  }

  /**
   * A tile in picture pixels. Its sides are multiples of four: then it stays a whole number of pixels
   * at every zoom that `zoomAt` offers, which is eight times faster to paint and leaves no seams.
   */
  pattern(width: number, height: number, content: string): string {
    const size = `width="${width}" height="${height}"`;
    return this.#fill('pattern', `${size} patternUnits="userSpaceOnUse"`, content);
  }

  clip(d: string): string {
    return `clip-path="${this.#fill('clipPath', '', `<path d="${d}"/>`)}"`;
  }

  finish(body: string): string {
    const size = `viewBox="0 0 ${pictureWidth} ${pictureHeight}" width="${pictureWidth}" height="${pictureHeight}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#definitions.join('')}</defs>${body}</svg>`;
  }

  #fill(tag: string, attributes: string, content: string): string {
    const key = `${tag} ${attributes} ${content}`;
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = `d${this.#ids.size}`;
      this.#ids.set(key, id);
      this.#definitions.push(`<${tag} id="${id}" ${attributes}>${content}</${tag}>`);
    }
    return `url(#${id})`;
  }
}

function writeStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      const fade = opacity < 1 ? ` stop-opacity="${Math.round(opacity * 1000) / 1000}"` : '';
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${fade}/>`;
    })
    .join('');
}
