import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { CriteriaSection } from './cards.tsx';
import { useCriteriaForm } from './criteria-form.tsx';
import { UpToField } from './fields.tsx';

const mostNumbers = 500;

/** Words of the remarks, numbers, an address, and schools nearby. */
export function WordsCard() {
  const { t } = useTranslation('listings');
  const { criteria, setField } = useCriteriaForm();
  return (
    <CriteriaSection title={t('criteria.words')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <CommittedText
          label={t('vocabulary.field.keywords')}
          hint={t('criteria.keywordsHint')}
          placeholder={t('criteria.keywordsPlaceholder')}
          maxLength={200}
          value={criteria.keywords ?? ''}
          onCommit={(text) => setField('keywords', text || undefined)}
        />
        <CommittedText
          label={t('vocabulary.field.mlsNumbers')}
          hint={t('criteria.mlsHint')}
          value={(criteria.mlsNumbers ?? []).join(', ')}
          onCommit={(text) => setField('mlsNumbers', parseNumbers(text))}
        />
        <CommittedText
          label={t('vocabulary.field.address')}
          maxLength={120}
          value={criteria.address ?? ''}
          onCommit={(text) => setField('address', text || undefined)}
        />
        <UpToField field="schoolDistance" label={t('criteria.schoolWithin')} highest={99_999} />
      </div>
    </CriteriaSection>
  );
}

function parseNumbers(text: string): string[] {
  const numbers = text.split(/[\s,;]+/).filter((number) => number !== '' && number.length <= 40);
  return [...new Set(numbers)].slice(0, mostNumbers);
}

interface CommittedTextProps {
  label: string;
  hint?: string;
  placeholder?: string;
  maxLength?: number;
  value: string;
  onCommit: (text: string) => void;
}

/** Counts only what was finished: half a word would find other homes. */
function CommittedText({ value, onCommit, ...field }: CommittedTextProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function finish() {
    if (draft === null) return;
    setDraft(null);
    if (draft.trim() !== value) onCommit(draft.trim());
  }

  return (
    <TextField
      {...field}
      autoComplete="off"
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
      }}
    />
  );
}
