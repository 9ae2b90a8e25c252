import type { Language } from '@hearthline/contract/common';
import { create } from 'zustand';

export const previewWidths = { desktop: 1440, tablet: 834, phone: 390 } as const;
export type PreviewWidth = keyof typeof previewWidths;

interface BuilderView {
  /** Of what is written and of what is looked at; null follows the language of the screen. */
  language: Language | null;
  /** Null follows the window, until one is chosen. */
  width: PreviewWidth | null;
  /** What a phone shows of the two. */
  pane: 'edit' | 'preview';
}

/** How the builder is looked at; all its screens share it, and nothing of it outlives the window. */
export const useBuilderView = create<BuilderView>(() => ({ language: null, width: null, pane: 'edit' }));

export const setBuilderView = (view: Partial<BuilderView>): void => useBuilderView.setState(view);
