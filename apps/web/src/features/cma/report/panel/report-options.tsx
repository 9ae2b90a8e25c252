import type { cmaLimits } from '@hearthline/contract/cma';
import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import type { ReportSection } from '@hearthline/contract/cma-report';
import type { Language } from '@hearthline/contract/common';
import { languages } from '@hearthline/domain/language';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { FieldError, labelClass } from '../../../../shared/ui/field.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import { TextArea } from '../../../../shared/ui/text-area.tsx';

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
export function ReportOptions(props: ReportOptionsProps) {
  const { choice, usualLanguage, onChange, onMake, isMaking, onBack } = props;
  const { t } = useTranslation('cmaReport');
  const chosen = chosenSections(choice);
  const hasNone = chosen.length === 0;
  const hasCover = chosen.includes('cover');
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

interface SectionListProps {
  sections: readonly SectionChoice[];
  onChange: (sections: SectionChoice[]) => void;
}

const moves = [
  { by: -1, label: 'options.up', Icon: ChevronUp },
  { by: 1, label: 'options.down', Icon: ChevronDown },
] as const;

/** What a report holds and in which order; every place is reached without a mouse. */
function SectionList({ sections, onChange }: SectionListProps) {
  const { t } = useTranslation('cmaReport');
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState('');
  const endOf = (by: -1 | 1) => (by === -1 ? 0 : sections.length - 1);

  function move(choice: SectionChoice, from: number, by: -1 | 1): void {
    const { section } = choice;
    const to = from + by;
    onChange(sections.toSpliced(from, 1).toSpliced(to, 0, choice));
    const words = { section: t(`sections.${section}`), place: to + 1, total: sections.length };
    setNews(t('options.moved', words));
    // A button at the end of the list goes grey under the finger; its twin takes over.
    const wanted = to === endOf(by) ? -by : by;
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-move="${section}${wanted}"]`)?.focus(),
    );
  }

  return (
    <fieldset className="min-w-0">
      <legend className={labelClass}>{t('options.sections')}</legend>
      <p className="mt-0.5 text-xs text-ink-3">{t('options.sectionsHint')}</p>
      <ol ref={list} className="mt-2 overflow-hidden rounded-md border border-line">
        {sections.map((choice, place) => {
          const { section, isOn } = choice;
          const name = t(`sections.${section}`);
          return (
            <li
              key={section}
              className="flex min-h-12 items-center gap-3 border-line border-b pr-1.5 pl-3 last:border-b-0 lg:min-h-9.5 lg:gap-1"
            >
              <Checkbox
                isSelected={isOn}
                onChange={(next) => onChange(sections.with(place, { section, isOn: next }))}
                className="min-w-0 flex-1"
              >
                <span className={isOn ? undefined : 'text-ink-3'}>{name}</span>
              </Checkbox>
              {moves.map(({ by, label, Icon }) => (
                <IconButton
                  key={by}
                  size="sm"
                  data-move={`${section}${by}`}
                  label={t(label, { section: name })}
                  icon={<Icon strokeWidth={1.75} />}
                  disabled={place === endOf(by)}
                  onClick={() => move(choice, place, by)}
                />
              ))}
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </fieldset>
  );
}

const coverNoteMaxLength: typeof cmaLimits.coverNoteLength = 2_000;

/** Complete by type, in the order a report has by itself. */
const allSections = Object.keys({
  cover: true,
  summary: true,
  subject: true,
  map: true,
  comparables: true,
  adjustments: true,
  trend: true,
  method: true,
  agent: true,
} satisfies Record<ReportSection, true>) as ReportSection[];

interface SectionChoice {
  section: ReportSection;
  isOn: boolean;
}

export interface ReportChoice {
  /** Null until the agent chooses: then it is the client's or the app's. */
  language: Language | null;
  sections: readonly SectionChoice[];
  coverNote: string;
}

export const firstChoice: ReportChoice = {
  language: null,
  sections: allSections.map((section) => ({ section, isOn: true })),
  coverNote: '',
};

/** What a report was made of, to make another like it: its own sections first, in their order. */
export function choiceOf(report: Pick<CmaReportRow, 'language' | 'sections' | 'coverNote'>): ReportChoice {
  const { language, sections, coverNote } = report;
  const others = allSections.filter((section) => !sections.includes(section));
  return {
    language,
    coverNote,
    sections: [
      ...sections.map((section) => ({ section, isOn: true })),
      ...others.map((section) => ({ section, isOn: false })),
    ],
  };
}

export const chosenSections = ({ sections }: ReportChoice): ReportSection[] =>
  sections.filter(({ isOn }) => isOn).map(({ section }) => section);
