export type Point = readonly [x: number, y: number];
/** Offset, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export const pictureWidth = 1200;
export const pictureHeight = 800;

/** One decimal is a tenth of a pixel: enough for the eye, and it keeps the text small. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  if (width <= 0 || height <= 0) return '';
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function outline(points: readonly Point[], isClosed = true): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${isClosed ? 'Z' : ''}`;
}

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  return path(outline(points), fill, more);
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${more && ` ${more}`}/>`;
}

/** Opacity of the fill only: a group opacity makes the rasteriser paint a layer of its own. */
export const faded = (opacity: number) => `fill-opacity="${Math.round(opacity * 100) / 100}"`;

/** Many circles as one path: far cheaper to draw than as many elements. */
export function dots(circles: readonly (readonly [x: number, y: number, r: number])[]): string {
  return circles
    .map(([x, y, r]) => {
      const radius = num(r);
      const span = num(r * 2);
      return `M${num(x - r)} ${num(y)}a${radius} ${radius} 0 1 0 ${span} 0a${radius} ${radius} 0 1 0 -${span} 0`;
    })
    .join('');
}

/** Content reflected at a vertical axis; on a whole number, so that patterns stay on whole pixels. */
export function reflect(axis: number, content: string): string {
  return `<g transform="translate(${Math.round(axis * 2)} 0) scale(-1 1)">${content}</g>`;
}

export const mirror = (content: string) => reflect(pictureWidth / 2, content);

/** Content enlarged about a point that moves to another; both rounded so that patterns stay on whole pixels. */
export function zoomAt(
  content: string,
  zoom: 0.75 | 1 | 1.25 | 1.5,
  [x, y]: Point,
  [toX, toY]: Point,
): string {
  const shift = `${Math.round(toX - x * zoom)} ${Math.round(toY - y * zoom)}`;
  return `<g transform="translate(${shift}) scale(${zoom})">${content}</g>`;
}
