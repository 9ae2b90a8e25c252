import type { ReportSection } from '@hearthline/contract/cma-report';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { labelClass } from '../../../../shared/ui/field.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import type { SectionChoice } from '../model/report-choice.ts';
import { moveSection, toggleSection } from '../model/report-choice.ts';

interface SectionListProps {
  sections: readonly SectionChoice[];
  onChange: (sections: SectionChoice[]) => void;
}

/** What a report holds and in which order; every place is reached without a mouse. */
export function SectionList({ sections, onChange }: SectionListProps) {
  const { t } = useTranslation('cmaReport');
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState('');

  function move(section: ReportSection, by: -1 | 1): void {
    const moved = moveSection(sections, section, by);
    const place = moved.findIndex((each) => each.section === section);
    onChange(moved);
    setNews(t('options.moved', { section: t(`sections.${section}`), place: place + 1, total: moved.length }));
    keepFocus(section, by, place);
  }

  /** A button at the end of the list goes grey under the finger; its twin takes over. */
  function keepFocus(section: ReportSection, by: -1 | 1, place: number): void {
    const isAtEnd = by === -1 ? place === 0 : place === sections.length - 1;
    const wanted = isAtEnd ? -by : by;
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-move="${section}${wanted}"]`)?.focus(),
    );
  }

  return (
    <fieldset className="min-w-0">
      <legend className={labelClass}>{t('options.sections')}</legend>
      <p className="mt-0.5 text-xs text-ink-3">{t('options.sectionsHint')}</p>
      <ol ref={list} className="mt-2 overflow-hidden rounded-md border border-line">
        {sections.map(({ section, isOn }, place) => (
          <li
            key={section}
            className="flex min-h-12 items-center gap-3 border-line border-b pr-1.5 pl-3 last:border-b-0 lg:min-h-9.5 lg:gap-1"
          >
            <Checkbox
              isSelected={isOn}
              onChange={(next) => onChange(toggleSection(sections, section, next))}
              className="min-w-0 flex-1"
            >
              <span className={isOn ? undefined : 'text-ink-3'}>{t(`sections.${section}`)}</span>
            </Checkbox>
            <IconButton
              size="sm"
              data-move={`${section}-1`}
              label={t('options.up', { section: t(`sections.${section}`) })}
              icon={<ChevronUp strokeWidth={1.75} />}
              disabled={place === 0}
              onClick={() => move(section, -1)}
            />
            <IconButton
              size="sm"
              data-move={`${section}1`}
              label={t('options.down', { section: t(`sections.${section}`) })}
              icon={<ChevronDown strokeWidth={1.75} />}
              disabled={place === sections.length - 1}
              onClick={() => move(section, 1)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </fieldset>
  );
}
