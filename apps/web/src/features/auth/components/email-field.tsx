import { Mail } from 'lucide-react';
import type { RefObject } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { findEmailProblem } from '../model/email.ts';
import { isLeavingByPress } from '../model/leaving.ts';

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  autoComplete: 'username' | 'email';
  /** Shows the problem even if the field was never left, after an attempt to send. */
  isChecked: boolean;
  isRequired?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
}

export function EmailField({
  value,
  onChange,
  autoComplete,
  isChecked,
  isRequired,
  inputRef,
}: EmailFieldProps) {
  const { t } = useTranslation(['auth', 'common']);
  const [wasLeft, setWasLeft] = useState(false);
  const problem = wasLeft || isChecked ? findEmailProblem(value) : undefined;
  const label = t('fields.email');

  return (
    <TextField
      ref={inputRef}
      size="lg"
      label={label}
      icon={<Mail strokeWidth={1.75} />}
      type="email"
      inputMode="email"
      name="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      isRequired={isRequired}
      value={value}
      error={problem && `${label} ${t(`common:${problem}`)}`}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => setWasLeft(wasLeft || !isLeavingByPress(event))}
    />
  );
}
