import type { LngLat } from '@hearthline/domain/geo';
import type { MarkerKind } from '../../../shared/map/marker-layer.ts';

type PinLook = 'subject' | 'chosen' | 'candidate' | 'near';

export interface CandidatePin {
  key: string;
  position: LngLat;
  text: string;
  /** Spoken instead of the short text. */
  name: string;
  look: PinLook;
  isOpen: boolean;
}

export const pinKind: MarkerKind<CandidatePin> = {
  keyOf: ({ key }) => key,
  positionOf: ({ position }) => position,
  create(pin) {
    const element = document.createElement(pin.look === 'subject' ? 'span' : 'button');
    if (element instanceof HTMLButtonElement) {
      element.type = 'button';
      element.tabIndex = -1;
      element.dataset.key = pin.key;
    } else {
      element.setAttribute('role', 'img');
    }
    paint(element, pin);
    return element;
  },
  update: paint,
};

function paint(element: HTMLElement, { text, name, look, isOpen }: CandidatePin): void {
  element.className = look === 'subject' ? 'cma-subject-pin' : 'map-pin cma-pin';
  element.dataset.look = look;
  element.toggleAttribute('data-open', isOpen);
  element.setAttribute('aria-label', name);
  element.textContent = text;
}
