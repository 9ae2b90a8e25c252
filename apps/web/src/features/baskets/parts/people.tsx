import type { Format } from '@hearthline/format/format';
import { classNames } from '../../../shared/lib/class-names.ts';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';

interface Named {
  name: string;
}

/** The first name and the rest of a whole one. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

export const firstNameOf = ({ name }: Named): string => splitName(name).firstName;

/** People of one family name share it: Amara and Joël Chen-Laurent. */
export function joinPeople(people: readonly Named[], format: Format): string {
  const names = people.map(({ name }) => splitName(name));
  const [family, ...others] = new Set(names.map(({ lastName }) => lastName));
  return people.length > 1 && family && others.length === 0
    ? `${format.list(names.map(({ firstName }) => firstName))} ${family}`
    : format.list(people.map(({ name }) => name));
}

interface PeopleAvatarsProps {
  people: readonly Named[];
  size?: 'sm' | 'md' | 'lg';
}

const mostShown = 2;

/** The faces of a household, one over the other; their names stand beside them. */
export function PeopleAvatars({ people, size = 'sm' }: PeopleAvatarsProps) {
  return (
    <span aria-hidden="true" className="flex flex-none">
      {people.slice(0, mostShown).map(({ name }, place) => (
        <PersonAvatar
          key={name}
          {...splitName(name)}
          size={size}
          className={classNames(
            'ring-2 ring-surface',
            place > 0 && (size === 'lg' ? '-ml-2.5' : '-ml-1.5'),
            place === 0 && 'z-1',
          )}
        />
      ))}
    </span>
  );
}
