import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { isLeavingByPress } from '../model/leaving.ts';

interface NameFieldProps {
  label: string;
  value: string;
  onChange: (name: string) => void;
  autoComplete: 'given-name' | 'family-name';
}

const nameMaxLength = 80;

export function NameField({ label, value, onChange, autoComplete }: NameFieldProps) {
  const { t } = useTranslation('common');
  const [wasLeft, setWasLeft] = useState(false);
  return (
    <TextField
      size="lg"
      isRequired
      label={label}
      name={autoComplete}
      autoComplete={autoComplete}
      maxLength={nameMaxLength}
      value={value}
      error={wasLeft && value.trim() === '' && `${label} ${t('required')}`}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => setWasLeft(wasLeft || !isLeavingByPress(event))}
    />
  );
}
