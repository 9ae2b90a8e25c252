import type { Calculated } from '../model/use-calculation.ts';
import type { EditsControl } from '../model/use-edits.ts';
import type { LineWords } from '../model/use-line-words.ts';
import type { useCellEditing } from './use-cell-editing.tsx';

export interface RowProps {
  calculated: Calculated;
  words: LineWords;
  control: EditsControl | null;
  editing: Pick<ReturnType<typeof useCellEditing>, 'editorOf'>;
}
