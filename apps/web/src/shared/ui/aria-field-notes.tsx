import { CircleAlert } from 'lucide-react';
import { FieldError, Text } from 'react-aria-components';
import type { FieldFrameProps } from './field.tsx';

/** What is wrong and what helps, under a control of the library, which connects both with it. */
export function AriaFieldNotes({ error, hint }: Pick<FieldFrameProps, 'error' | 'hint'>) {
  return (
    <>
      <FieldError className="flex gap-[5px] text-xs text-danger">
        <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
        <span>{error}</span>
      </FieldError>
      {hint ? (
        <Text slot="description" className="text-xs text-ink-3">
          {hint}
        </Text>
      ) : null}
    </>
  );
}

/** The library tells ids as plain texts. */
export function chooseFrom<Item extends { id: string }>(
  items: readonly Item[],
  onChange: (id: Item['id']) => void,
): (id: unknown) => void {
  return (id) => {
    const chosen = items.find((item) => item.id === id);
    if (chosen) onChange(chosen.id);
  };
}
