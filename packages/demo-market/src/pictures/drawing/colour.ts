/** Colours are `#rrggbb` throughout. */

function parseChannels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function writeChannels(red: number, green: number, blue: number): string {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
  return `#${value.toString(16).padStart(6, '0')}`;
}

export function mix(from: string, to: string, share: number): string {
  const a = parseChannels(from);
  const b = parseChannels(to);
  return writeChannels(
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  );
}

/** What a surface of this colour looks like under a light of that colour. */
export function multiply(colour: string, light: string): string {
  const a = parseChannels(colour);
  const b = parseChannels(light);
  return writeChannels((a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255);
}

export const lighten = (colour: string, share: number) => mix(colour, '#ffffff', share);
export const darken = (colour: string, share: number) => mix(colour, '#0a0a10', share);
