import type { CmaReport } from '@hearthline/contract/cma-report';
import { condoKinds } from '@hearthline/domain/listing/vocabulary';
import { basementFinishOf, homeConditionOf } from '@hearthline/domain/valuation/fact-steps';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import type { HomeFact } from '@hearthline/domain/valuation/home-facts';
import { ageBandText, assumedText, yearText } from '@hearthline/format/valued-home';
import type { ReportWriter } from './report-writer.ts';

type Facts = CmaReport['subject']['facts'];
/** Bedrooms below grade stand with the others. */
type FactKey = Exclude<HomeFact, 'bedroomsPlus'>;

export interface Fact {
  label: string;
  value: string;
}

const ofHouses: readonly FactKey[] = ['lotArea', 'storeys', 'basementFinish', 'areaBelow'];
const ofCondos: readonly FactKey[] = ['level', 'isPenthouse', 'feeMonthly'];
const order: readonly FactKey[] = [
  'kind',
  'area',
  'lotArea',
  'bedrooms',
  'bathrooms',
  'level',
  'parkingTotal',
  'yearBuilt',
  'rooms',
  'garageSpaces',
  'storeys',
  'basementFinish',
  'areaBelow',
  'isPenthouse',
  'feeMonthly',
  'condition',
  'hasView',
  'isWaterfront',
  'hasPool',
  'hasCooling',
];

type Home = Pick<CmaReport['subject'], 'facts' | 'areaBand' | 'ageBand' | 'assumed'>;

const lineOfFact: Partial<Record<FactKey, AdjustmentLine>> = {
  area: 'area',
  lotArea: 'lot',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  level: 'level',
  parkingTotal: 'parking',
  yearBuilt: 'age',
  storeys: 'storeys',
  basementFinish: 'basement',
  areaBelow: 'areaBelow',
  isPenthouse: 'penthouse',
  feeMonthly: 'fee',
  condition: 'condition',
  hasView: 'view',
  isWaterfront: 'waterfront',
  hasPool: 'pool',
  hasCooling: 'cooling',
};

export function describeFacts(writer: ReportWriter, home: Home): { known: Fact[]; unknown: string[] } {
  const { facts } = home;
  const isCondo = condoKinds.includes(facts.kind);
  const keys = order.filter((key) => !(isCondo ? ofHouses : ofCondos).includes(key));
  const known: Fact[] = [];
  const unknown: string[] = [];
  for (const key of keys) {
    const value = writeAssumed(writer, home, key) ?? writeTold(writer, home, key);
    const label = writer.texts.facts[key];
    if (value === null) unknown.push(label);
    else known.push({ label, value });
  }
  return { known, unknown };
}

/** What is counted of the home where nobody told it. */
function writeAssumed({ format }: ReportWriter, { assumed }: Home, key: FactKey): string | null {
  const line = lineOfFact[key];
  const count = line && assumed[line];
  return line && count !== undefined ? assumedText(line, count, format, { hasUnit: key !== 'area' }) : null;
}

function writeTold(writer: ReportWriter, home: Home, key: FactKey): string | null {
  if (key === 'area') return writeArea(writer, home);
  if (key === 'yearBuilt') return writeYear(writer, home);
  return writeFact(writer, home.facts, key);
}

/** A span of the board is shown as what it is, not as its middle. */
function writeYear({ format }: ReportWriter, { facts: { yearBuilt }, ageBand }: Home): string | null {
  if (ageBand) return ageBandText(ageBand, format);
  return yearBuilt === null ? null : yearText(yearBuilt, format);
}

/** Its unit stands in its name, as on the screen. */
function writeArea({ format }: ReportWriter, { facts: { area }, areaBand }: Home): string | null {
  if (areaBand) return format.numberRange(areaBand.min, areaBand.max);
  return area === null ? null : format.number(Math.round(area));
}

function writeFact(
  writer: ReportWriter,
  facts: Facts,
  key: Exclude<FactKey, 'area' | 'yearBuilt'>,
): string | null {
  const { texts, format } = writer;
  const flag = (value: boolean | null) => (value === null ? null : value ? texts.yes : texts.no);
  const written = (value: number | null, write: (value: number) => string) =>
    value === null ? null : write(value);
  switch (key) {
    case 'kind':
      return texts.kinds[facts.kind];
    case 'areaBelow':
    case 'lotArea':
      return written(facts[key], (area) => format.area(Math.round(area)));
    case 'bedrooms':
      return format.aboveBelow(facts.bedrooms, facts.bedroomsPlus);
    case 'basementFinish':
      return written(facts.basementFinish, (finish) => texts.basementFinishes[basementFinishOf(finish)]);
    case 'condition':
      return written(facts.condition, (step) => texts.conditions[homeConditionOf(step)]);
    case 'feeMonthly':
      return written(facts.feeMonthly, format.monthly);
    case 'isPenthouse':
    case 'hasView':
    case 'isWaterfront':
    case 'hasPool':
    case 'hasCooling':
      return flag(facts[key]);
    default:
      return written(facts[key], (value) => format.number(value, 1));
  }
}

type Measure = 'area' | 'lotArea' | 'bedrooms' | 'bathrooms' | 'parkingTotal' | 'yearBuilt' | 'level';
const measures: readonly Measure[] = [
  'area',
  'lotArea',
  'bedrooms',
  'bathrooms',
  'parkingTotal',
  'yearBuilt',
  'level',
];

/** As the line of the grid counts it: bedrooms with those below grade. */
const countOf = ({ facts }: Home, key: Measure): number | null =>
  key === 'bedrooms' && facts.bedrooms !== null ? facts.bedrooms + (facts.bedroomsPlus ?? 0) : facts[key];

/** Without its unit, which stands beside the row. */
function writeMeasure(writer: ReportWriter, home: Home, key: Measure): string | null {
  const { format } = writer;
  const { facts, areaBand } = home;
  const value = facts[key];
  if (value === null) return null;
  if (key === 'area' && areaBand) return format.numberRange(areaBand.min, areaBand.max);
  if (key === 'bedrooms') return format.aboveBelow(value, facts.bedroomsPlus);
  if (key === 'yearBuilt') return writeYear(writer, home);
  return format.number(value, key === 'bathrooms' ? 1 : 0);
}

/** The home within what the comparables are, fact by fact, where at least some of them tell it. */
export function describeBeside(writer: ReportWriter) {
  const { report, texts } = writer;
  const isCondo = condoKinds.includes(report.subject.facts.kind);
  const rows = measures
    .filter((key) => (key === 'level' ? isCondo : key === 'lotArea' ? !isCondo : true))
    .flatMap((key) => {
      const homes = report.comparables
        .filter((home) => countOf(home, key) !== null)
        .sort((a, b) => (countOf(a, key) ?? 0) - (countOf(b, key) ?? 0));
      const [least] = homes;
      const middle = homes[Math.floor(homes.length / 2)];
      const most = homes.at(-1);
      if (!least || !middle || !most) return [];
      const write = (home: Home): string => writeMeasure(writer, home, key) ?? texts.missing;
      const own = countOf(report.subject, key);
      const unit = key === 'lotArea' ? ` (${texts.columns.area.toLowerCase()})` : '';
      return {
        label: texts.facts[key] + unit,
        yours: write(report.subject),
        lowest: write(least),
        middle: write(middle),
        highest: write(most),
        isOutside: own !== null && (own < (countOf(least, key) ?? 0) || own > (countOf(most, key) ?? 0)),
      };
    });
  return { title: texts.besideTitle, columns: texts.besideColumns, rows };
}

export function describeSubject(writer: ReportWriter) {
  const { report, texts } = writer;
  const { known, unknown } = describeFacts(writer, report.subject);
  return {
    kind: 'subject' as const,
    title: texts.titles.subject,
    photo: writer.photoOf(report.subject.photo),
    factsTitle: texts.factsTitle,
    facts: known,
    unknownFacts: unknown.length > 0 ? texts.factsNotTold(unknown.join(', ').toLowerCase()) : null,
    beside: describeBeside(writer),
  };
}
