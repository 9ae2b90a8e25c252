import type { Language } from '@hearthline/contract/common';
import { languages } from '@hearthline/domain/language';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { FieldError, labelClass } from '../../../../shared/ui/field.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';
import type { ReportChoice } from '../model/report-choice.ts';
import { chosenSections, coverNoteMaxLength, isChosen } from '../model/report-choice.ts';
import { SectionList } from './section-list.tsx';

interface ReportOptionsProps {
  choice: ReportChoice;
  /** What holds while the agent has not chosen. */
  usualLanguage: Language;
  onChange: (choice: ReportChoice) => void;
  onMake: () => void;
  isMaking: boolean;
  /** Where there is a report to go back to. */
  onBack?: (() => void) | undefined;
}

/** What is chosen before a report is drawn. */
export function ReportOptions({
  choice,
  usualLanguage,
  onChange,
  onMake,
  isMaking,
  onBack,
}: ReportOptionsProps) {
  const { t } = useTranslation('cmaReport');
  const hasNone = chosenSections(choice).length === 0;
  const hasCover = isChosen(choice, 'cover');
  return (
    <form
      aria-label={t('options.title')}
      className="flex flex-col gap-4.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasNone && !isMaking) onMake();
      }}
    >
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden="true" className={labelClass}>
          {t('options.language')}
        </span>
        <Segmented
          label={t('options.language')}
          items={languages.map((id) => ({
            id,
            label: t(`shortLanguages.${id}`),
            name: t(`languages.${id}`),
          }))}
          value={choice.language ?? usualLanguage}
          onChange={(language) => onChange({ ...choice, language })}
        />
      </div>
      <SectionList sections={choice.sections} onChange={(sections) => onChange({ ...choice, sections })} />
      {hasNone ? <FieldError id="sections-error">{t('options.noneChosen')}</FieldError> : null}
      <TextArea
        label={t('options.coverNote')}
        hint={hasCover ? t('options.coverNoteHint') : t('options.coverNoteOff')}
        value={choice.coverNote}
        maxLength={coverNoteMaxLength}
        disabled={!hasCover}
        onChange={(event) => onChange({ ...choice, coverNote: event.target.value })}
      />
      <div className="flex flex-col gap-2">
        <Button
          type="submit"
          size="lg"
          fullWidth
          disabled={hasNone}
          aria-describedby={hasNone ? 'sections-error' : undefined}
          isLoading={isMaking}
        >
          {t('options.make')}
        </Button>
        {onBack ? (
          <Button variant="ghost" fullWidth onClick={onBack}>
            {t('options.back')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
