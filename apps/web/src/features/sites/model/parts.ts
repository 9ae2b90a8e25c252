/** What of a site is worked on beside its preview. */
export const panelParts = [
  'cities',
  'logo',
  'look',
  'sections',
  'contact',
  'address',
  'visits',
  'versions',
] as const;
export type PanelPart = (typeof panelParts)[number];
export type BuilderPart = PanelPart | 'publish';

export function parsePart(text: string | undefined): BuilderPart | null {
  return text === 'publish' ? text : (panelParts.find((part) => part === text) ?? null);
}
