import { Braces } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';

interface PlaceholderMenuProps<Name extends string> {
  label: string;
  names: readonly Name[];
  labelOf: (name: Name) => string;
  onChoose: (name: Name) => void;
  icon?: ReactNode;
}

/** What is filled in for each reader. */
export function PlaceholderMenu<Name extends string>({
  label,
  names,
  labelOf,
  onChoose,
  icon = <Braces aria-hidden="true" strokeWidth={1.75} />,
}: PlaceholderMenuProps<Name>) {
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={(attributes) => <IconButton {...attributes} size="sm" label={label} icon={icon} />}
    >
      {names.map((name) => (
        <MenuItem
          key={name}
          // After the menu has gone and given the focus back.
          onAction={() => requestAnimationFrame(() => requestAnimationFrame(() => onChoose(name)))}
        >
          {labelOf(name)}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Into plain text, where the caret is; it stands after it then. */
export function insertPlaceholder(
  name: string,
  input: HTMLInputElement | HTMLTextAreaElement | null,
  onChange: (text: string) => void,
) {
  if (!input) return;
  const { value: text, selectionStart: start, selectionEnd } = input;
  const from = start ?? text.length;
  const written = `${text.slice(0, from)}{{${name}}}`;
  onChange(written + text.slice(selectionEnd ?? from));
  input.focus();
  requestAnimationFrame(() => input.setSelectionRange(written.length, written.length));
}
