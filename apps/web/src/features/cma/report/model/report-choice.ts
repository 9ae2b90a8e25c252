import type { cmaLimits } from '@hearthline/contract/cma';
import type { CmaReportRow } from '@hearthline/contract/cma-endpoints';
import type { ReportSection } from '@hearthline/contract/cma-report';
import type { Language } from '@hearthline/contract/common';

export const coverNoteMaxLength: typeof cmaLimits.coverNoteLength = 2_000;

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

export interface SectionChoice {
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
export function choiceOf({
  language,
  sections,
  coverNote,
}: Pick<CmaReportRow, 'language' | 'sections' | 'coverNote'>): ReportChoice {
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

export const isChosen = (choice: ReportChoice, section: ReportSection): boolean =>
  chosenSections(choice).includes(section);

export function toggleSection(
  sections: readonly SectionChoice[],
  section: ReportSection,
  isOn: boolean,
): SectionChoice[] {
  return sections.map((each) => (each.section === section ? { section, isOn } : each));
}

/** One place up or down; at the end it stays where it is. */
export function moveSection(
  sections: readonly SectionChoice[],
  section: ReportSection,
  by: -1 | 1,
): SectionChoice[] {
  const from = sections.findIndex((each) => each.section === section);
  const to = from + by;
  const moved = sections[from];
  if (!moved || to < 0 || to >= sections.length) return [...sections];
  return sections.toSpliced(from, 1).toSpliced(to, 0, moved);
}
