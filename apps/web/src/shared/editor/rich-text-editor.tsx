import { lazy, Suspense } from 'react';
import { classNames } from '../lib/class-names.ts';
import { labelClass } from '../ui/field.tsx';
import type { RichTextEditorProps } from './editor-props.ts';

const load = () => import('./editor-field.tsx');
const EditorField = lazy(async () => ({ default: (await load()).EditorField }));
const CleanHtml = lazy(async () => ({ default: (await load()).CleanHtml }));

const waitingBoxes = {
  mail: 'control-box min-h-70 rounded-[12px]',
  lines: 'control-box min-h-31 rounded-md',
  article: 'min-h-150 border-t-[49px] border-surface',
};

/** The one field for words with a form. Its engine is large and comes with the first one that is shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, isLabelHidden, isRequired, format } = props;
  return (
    <Suspense
      fallback={
        <div aria-busy="true" className="grid gap-1.5">
          {isLabelHidden ? null : (
            <span className={classNames(labelClass, 'justify-self-start', isRequired && 'field-required')}>
              {label}
            </span>
          )}
          <div className={waitingBoxes[format]} />
        </div>
      }
    >
      <EditorField {...props} />
    </Suspense>
  );
}

/** What such a field handed out, shown and nothing of it trusted. */
export function RichText(props: { html: string; className: string }) {
  return (
    <Suspense>
      <CleanHtml {...props} />
    </Suspense>
  );
}
