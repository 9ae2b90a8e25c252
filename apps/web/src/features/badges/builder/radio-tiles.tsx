import type { CSSProperties, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';

interface Tile<Id extends string> {
  id: Id;
  name: string;
  content?: ReactNode;
  style?: CSSProperties;
  className?: string;
}

interface RadioTilesProps<Id extends string> {
  label: string;
  tiles: readonly Tile<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** The name of the chosen one stands beside the label. */
  hasChosenName?: boolean;
  gridClass: string;
  tileClass: string;
}

/** One of several pictures: native radios, so arrows move and the name is told. */
export function RadioTiles<Id extends string>({
  label,
  tiles,
  value,
  onChange,
  hasChosenName = false,
  gridClass,
  tileClass,
}: RadioTilesProps<Id>) {
  const groupName = useId();
  const chosen = tiles.find(({ id }) => id === value);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <p aria-hidden="true" className="mb-2 flex items-center justify-between gap-2">
        <span className="text-[12.5px]/[18px] font-medium">{label}</span>
        {hasChosenName ? <span className="text-xs text-ink-3">{chosen?.name}</span> : null}
      </p>
      <div className={gridClass}>
        {tiles.map(({ id, name, content, style, className }) => (
          <label
            key={id}
            title={name}
            style={style}
            className={classNames(
              'relative cursor-pointer transition-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              tileClass,
              className,
            )}
          >
            <input
              type="radio"
              name={groupName}
              value={id}
              checked={id === value}
              aria-label={name}
              onChange={() => onChange(id)}
              className="absolute inset-0 m-0 cursor-[inherit] appearance-none opacity-0"
            />
            {content}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
