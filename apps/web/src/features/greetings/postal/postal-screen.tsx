import { BatchScreen } from './batch/batch-screen.tsx';
import { EditorScreen } from './editor/editor-screen.tsx';
import { ListScreen } from './list/list-screen.tsx';
import { usePostalView } from './postal-view.ts';

/** Cards on paper: all of them, one that is written, or one batch. */
export function PostalScreen({ timeZone }: { timeZone?: string | undefined }) {
  const view = usePostalView();
  if (view.batchId !== undefined)
    return <BatchScreen key={view.batchId} id={view.batchId} timeZone={timeZone} />;
  if (view.cardId !== undefined)
    return <EditorScreen key={view.cardId} id={view.cardId} view={view} timeZone={timeZone} />;
  return <ListScreen view={view} timeZone={timeZone} />;
}
