import { ListBoxItem } from 'react-aria-components';
import { classNames } from '../lib/class-names.ts';
import { PersonAvatar } from './person-avatar.tsx';
import { itemClass } from './popover-class.ts';

interface PersonOptionProps {
  person: { id: string; firstName: string; lastName: string; email: string; phone: string };
}

/** Somebody to choose from a list, told apart by address or number. */
export function PersonOption({ person: { id, firstName, lastName, email, phone } }: PersonOptionProps) {
  const name = `${firstName} ${lastName}`;
  return (
    <ListBoxItem id={id} textValue={name} className={classNames(itemClass, 'min-h-12! text-ink')}>
      <PersonAvatar firstName={firstName} lastName={lastName} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        <span className="block truncate text-xs text-ink-3">{email || phone}</span>
      </span>
    </ListBoxItem>
  );
}
