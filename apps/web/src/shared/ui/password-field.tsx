import { Eye, EyeOff, Lock } from 'lucide-react';
import type { ClipboardEvent, DragEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Refuses copy, cut, paste and drop. Password managers fill the field by other means and go on working. */
  blockClipboard?: boolean;
}

function refuse(event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>) {
  event.preventDefault();
}

export function PasswordField({ blockClipboard = false, icon = <Lock />, ...props }: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const [isShown, setIsShown] = useState(false);
  const clipboardGuards = blockClipboard
    ? { onCopy: refuse, onCut: refuse, onPaste: refuse, onDrop: refuse, onDragStart: refuse }
    : {};

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      {...clipboardGuards}
      type={isShown ? 'text' : 'password'}
      icon={icon}
      suffix={
        <IconButton
          size="sm"
          className="-mr-1.5"
          label={isShown ? t('hidePassword') : t('showPassword')}
          icon={isShown ? <EyeOff /> : <Eye />}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
