interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const line =
  /<path transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)" d="([^"]*)" fill="([^"]+)"\/>/g;

/** What the lines cover that are written in a colour, measured on their points. */
export function writtenBox(svg: string, fill: string): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [, x = '', y = '', scale = '', path = '', color] of svg.matchAll(line)) {
    if (color !== fill) continue;
    for (const [place, value] of (path.match(/-?\d+/g) ?? []).entries()) {
      const shifted = Number(value) * Number(scale) + Number(place % 2 === 0 ? x : y);
      if (place % 2 === 0) {
        box.left = Math.min(box.left, shifted);
        box.right = Math.max(box.right, shifted);
      } else {
        box.top = Math.min(box.top, shifted);
        box.bottom = Math.max(box.bottom, shifted);
      }
    }
  }
  return box;
}
