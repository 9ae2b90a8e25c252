import './person-avatar.css';
import { classNames } from '../lib/class-names.ts';

const sizeClasses = {
  xs: 'size-5 text-[8px]',
  sm: 'size-7 text-[10.5px]',
  md: 'size-9 text-xs',
  lg: 'size-12 text-[15px]',
  xl: 'size-16 text-[19px]',
};

const faceCount = 6;

interface PersonAvatarProps {
  firstName: string;
  lastName: string;
  size?: keyof typeof sizeClasses;
  className?: string;
}

/** Initials on a colour that belongs to the name. The name itself always stands beside it. */
export function PersonAvatar({ firstName, lastName, size = 'md', className }: PersonAvatarProps) {
  return (
    <span
      aria-hidden="true"
      data-face={faceOf(`${firstName} ${lastName}`)}
      className={classNames(
        'person-face grid flex-none place-items-center overflow-hidden rounded-full font-semibold tracking-[0.01em] select-none',
        sizeClasses[size],
        className,
      )}
    >
      {initialsOf(firstName, lastName)}
    </span>
  );
}

function initialsOf(firstName: string, lastName: string): string {
  const [first = '', second = ''] = [firstName, lastName].map(
    (name) => /[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0] ?? '',
  );
  return (first + second).toLocaleUpperCase() || '?';
}

function faceOf(name: string): number {
  let sum = 0;
  for (const letter of name.normalize('NFC')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum % faceCount;
}
