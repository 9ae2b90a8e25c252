import type { PlaceholderName } from '@hearthline/domain/message/placeholders';
import { placeholderNames } from '@hearthline/domain/message/placeholders';
import { Braces } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';

interface PlaceholderMenuProps {
  label: string;
  onChoose: (name: PlaceholderName) => void;
}

/** What is filled in for each reader. */
export function PlaceholderMenu({ label, onChoose }: PlaceholderMenuProps) {
  const { t } = useTranslation('messages');
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={(attributes) => (
        <IconButton
          {...attributes}
          size="sm"
          label={label}
          icon={<Braces aria-hidden="true" strokeWidth={1.75} />}
        />
      )}
    >
      {placeholderNames.map((name) => (
        <MenuItem
          key={name}
          // After the menu has gone and given the focus back.
          onAction={() => requestAnimationFrame(() => requestAnimationFrame(() => onChoose(name)))}
        >
          {t(`compose.placeholders.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The text with a placeholder where the caret is, and where the caret stands after it. */
export function insertPlaceholder(
  text: string,
  name: PlaceholderName,
  input: Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd'> | null,
): { text: string; caret: number } {
  const start = input?.selectionStart ?? text.length;
  const end = input?.selectionEnd ?? start;
  const written = `{{${name}}}`;
  return { text: text.slice(0, start) + written + text.slice(end), caret: start + written.length };
}
