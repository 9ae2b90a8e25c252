import { act, fireEvent } from '@testing-library/react';
// Loaded beforehand, so that no test waits for the engine.
import '../shared/editor/editor-field.tsx';

/** Puts HTML in the place of all that stands in a rich-text field, as somebody would who pastes it. */
export function writeHtml(field: HTMLElement, html: string, text = ''): void {
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'a', ctrlKey: true });
  fireEvent.paste(field, {
    clipboardData: {
      getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? text : ''),
    },
  });
}
