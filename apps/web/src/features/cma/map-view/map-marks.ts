import type { LngLat } from '@hearthline/domain/geo';
import type { MarkerKind } from '../../../shared/map/marker-layer.ts';

/** What stands on the map of an analysis. */
export type MapMark =
  | { type: 'subject'; key: string; position: LngLat; name: string }
  | { type: 'radius'; key: string; position: LngLat; name: string }
  | { type: 'other'; key: string; position: LngLat; name: string }
  | ComparableMark;

export interface ComparableMark {
  type: 'comparable';
  key: string;
  position: LngLat;
  /** All of it in words. */
  name: string;
  number: number;
  price: string;
  weight: string;
  /** Has no say in the value. */
  isOut: boolean;
  /** With many of them only the number, until it is looked at. */
  isCompact: boolean;
}

const svgNamespace = 'http://www.w3.org/2000/svg';
/** The outline of the house icon, here without React. */
const housePaths = [
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8',
  'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
];

export const markKind: MarkerKind<MapMark> = {
  keyOf: ({ key }) => key,
  positionOf: ({ position }) => position,
  create(mark) {
    const element = document.createElement(mark.type === 'comparable' ? 'button' : 'div');
    if (element instanceof HTMLButtonElement) {
      element.type = 'button';
      // The list beside the map is its twin for keys.
      element.tabIndex = -1;
      element.dataset.key = mark.key;
    }
    paint(element, mark);
    return element;
  },
  update(element, mark, before) {
    if (JSON.stringify(mark) !== JSON.stringify(before)) paint(element, mark);
  },
};

function paint(element: HTMLElement, mark: MapMark): void {
  element.className = `cma-${mark.type === 'comparable' ? 'pin' : mark.type}`;
  if (mark.type === 'comparable') paintPin(element, mark);
  else if (mark.type === 'subject') element.replaceChildren(createHouse(), createText('span', mark.name));
  else if (mark.type === 'radius') element.textContent = mark.name;
  else element.title = mark.name;
}

function paintPin(element: HTMLElement, mark: ComparableMark): void {
  const { name, number, price, weight, isOut, isCompact } = mark;
  element.setAttribute('aria-label', name);
  element.toggleAttribute('data-out', isOut);
  element.toggleAttribute('data-compact', isCompact);
  element.replaceChildren(
    createText('b', String(number)),
    ' ',
    createText('span', price),
    ...(isOut ? [] : [' ', createText('em', weight)]),
  );
}

function createText(tag: 'b' | 'span' | 'em', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function createHouse(): SVGElement {
  const house = document.createElementNS(svgNamespace, 'svg');
  house.setAttribute('viewBox', '0 0 24 24');
  house.setAttribute('fill', 'none');
  house.setAttribute('stroke', 'currentColor');
  house.setAttribute('stroke-width', '1.75');
  house.setAttribute('stroke-linejoin', 'round');
  house.setAttribute('aria-hidden', 'true');
  for (const d of housePaths) {
    const path = document.createElementNS(svgNamespace, 'path');
    path.setAttribute('d', d);
    house.append(path);
  }
  return house;
}
