import type { SiteColours } from './looks.ts';

/** What text needs on its ground (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number => {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Between 1 and 21, whichever of the two is the lighter. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const channelsOf = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
const mix = (over: string, under: string, share: number): string => {
  const below = channelsOf(under);
  return hexOf(channelsOf(over).map((value, at) => value * share + (below[at] ?? 0) * (1 - share)));
};

/** A picture is darkened in these steps of percent: pages say it by a class. */
export const shadeStep = 5;
/** So much at least, as words need rest even over the darkest picture. */
const leastShade = 30;
const mostShade = 90;
/** Above what is needed: a part of a picture is a mean, and its details are lighter. */
const shadedContrast = leastContrast * 1.15;

/** What `colours.onDeep` has over the lightest of these, darkened with `colours.deep` by so many percent. */
export const contrastShaded = (colours: SiteColours, parts: readonly string[], percent: number): number =>
  Math.min(...parts.map((part) => contrastOf(colours.onDeep, mix(colours.deep, part, percent / 100))));

/** How much of `colours.deep` has to lie over a picture so that words on it are read: as little as will do. */
export function shadeOver(colours: SiteColours, parts: readonly string[]): number {
  let percent = leastShade;
  while (percent < mostShade && contrastShaded(colours, parts, percent) < shadedContrast)
    percent += shadeStep;
  return percent;
}
