import { Phone } from 'lucide-react';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { formatPhone } from '../parts/format-client.ts';
import { FormTextField } from './form-text-field.tsx';

interface PhoneFieldProps {
  name: 'phone' | 'homeNumber' | 'officeNumber';
  hint?: string;
  placeholder?: string;
}

/** Typed in any way; shown as it is read out once the field is left. */
export function PhoneField({ name, ...props }: PhoneFieldProps) {
  const language = useLanguageStore(({ lan }) => lan);
  return (
    <FormTextField
      {...props}
      name={name}
      type="tel"
      inputMode="tel"
      maxLength={40}
      icon={name === 'phone' ? <Phone aria-hidden="true" strokeWidth={1.75} /> : undefined}
      tidy={(text) => formatPhone(text, language)}
    />
  );
}
