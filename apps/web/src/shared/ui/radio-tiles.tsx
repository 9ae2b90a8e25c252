import type { CSSProperties, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { labelClass } from './field.tsx';

interface RadioTile<Id extends string> {
  id: Id;
  /** What a picture is called; words speak for themselves. */
  name?: string;
  content?: ReactNode;
  style?: CSSProperties;
  className?: string;
}

export interface RadioTilesProps<Id extends string> {
  label: string;
  /** What the eye sees in place of the label. */
  head?: ReactNode;
  tiles: readonly RadioTile<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  tilesClassName: string;
  tileClassName: string;
  className?: string;
}

/** One of several pictures, chips or segments: native radios, so arrows move and the name is told. */
export function RadioTiles<Id extends string>({
  label,
  head,
  tiles,
  value,
  onChange,
  tilesClassName,
  tileClassName,
  className,
}: RadioTilesProps<Id>) {
  const groupName = useId();
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={head ? 'sr-only' : classNames('mb-1.5', labelClass)}>{label}</legend>
      {head}
      <div className={tilesClassName}>
        {tiles.map((tile) => (
          <label
            key={tile.id}
            title={tile.name}
            style={tile.style}
            className={classNames(
              'relative cursor-pointer transition-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              tileClassName,
              tile.className,
            )}
          >
            <input
              type="radio"
              name={groupName}
              value={tile.id}
              checked={tile.id === value}
              aria-label={tile.name}
              onChange={() => onChange(tile.id)}
              className="absolute inset-0 m-0 cursor-[inherit] appearance-none opacity-0"
            />
            {tile.content}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
