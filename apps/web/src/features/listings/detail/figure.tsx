interface FigureProps {
  /** Null where it was not told. */
  value: string | null;
  label: string;
  note?: string | null;
  /** Said in place of a missing value. */
  missing?: string;
}

/** A number first, what it counts below. */
export function Figure({ value, label, note, missing = '—' }: FigureProps) {
  return (
    <li className="min-w-0">
      {value === null && missing !== '—' ? (
        <span className="block py-[5px] text-xs text-ink-2">{missing}</span>
      ) : (
        <b className="block text-lg tracking-tight">{value ?? missing}</b>
      )}
      <span className="block text-xs text-ink-3">{label}</span>
      {note ? <span className="block text-xs text-ink-2">{note}</span> : null}
    </li>
  );
}
