import type { Language } from '@hearthline/contract/common';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { postLanguages } from '../model/post-values.ts';

interface LanguageChoiceProps {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
}

/** In two letters, where there is little room. */
export function LanguageChoice({ label, value, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation('news');
  return (
    <Segmented
      size="sm"
      label={label}
      items={postLanguages.map((id) => ({ id, label: id.toUpperCase(), name: t(`ownNames.${id}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
