import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { convertLength } from '@hearthline/domain/listing/measures';
import { guessLanguage } from '@hearthline/domain/listing/text-language';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { nameRoom } from '@hearthline/format/vocabulary/listing';
import { Icon } from './icons.tsx';
import type { PageContext } from './page-context.ts';

interface FactsProps {
  page: PageContext;
  detail: ListingDetail;
}

interface Fact {
  label: string;
  value: string | null;
}

/** Those that are read first; the rest is folded. */
const firstFacts = 6;

/** What is told of the home, and the words of its brokerage. */
export function HomeFacts({ page, detail }: FactsProps) {
  const { texts } = page;
  const facts = listFacts(page, detail).filter(({ value }) => value !== null && value !== '');
  const rest = facts.slice(firstFacts);
  return (
    <section className="card section" aria-labelledby="facts-title">
      <h2 id="facts-title">{texts.home.title}</h2>
      <FactList facts={facts.slice(0, firstFacts)} />
      {rest.length > 0 || detail.rooms.length > 0 ? (
        <details className="more">
          <summary>
            {texts.home.allFacts}
            <Icon name="chevron-right" look="turns" />
          </summary>
          <FactList facts={rest} />
          <Rooms page={page} detail={detail} />
        </details>
      ) : null}
      <Remarks page={page} remarks={detail.remarks} />
    </section>
  );
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names in a row, of which only the first begins with a capital. */
function joined(parts: readonly (string | null | undefined)[]): string | null {
  const told = parts.filter((part): part is string => part !== null && part !== undefined && part !== '');
  return told.map((part, place) => (place === 0 ? part : lowerFirst(part))).join(', ') || null;
}

function listFacts(page: PageContext, detail: ListingDetail): Fact[] {
  const { vocabulary, format, texts } = page;
  const { field } = vocabulary;
  const number = (value: number | null) => (value === null ? null : format.number(value));
  const name = <Key extends string>(names: Readonly<Record<Key, string>>, key: Key | null) =>
    key === null ? null : names[key];
  return [
    {
      label: field.kind,
      value: joined([vocabulary.kind[detail.kind], name(vocabulary.style, detail.style)]),
    },
    { label: texts.home.built, value: writeAge(detail, page) },
    { label: texts.home.lot, value: writeLot(detail, page) },
    { label: field.tax, value: writeTaxes(detail, page) },
    { label: field.fee, value: detail.feeMonthly === null ? null : format.rent(detail.feeMonthly) },
    {
      label: field.heat,
      value: joined([name(vocabulary.heatFuel, detail.heatFuel), name(vocabulary.heat, detail.heatType)]),
    },
    { label: field.cooling, value: name(vocabulary.cooling, detail.cooling) },
    { label: field.basement, value: joined(detail.basement.map((each) => vocabulary.basement[each])) },
    {
      label: field.garage,
      value: joined([name(vocabulary.garageType, detail.garageType), number(detail.garageSpaces || null)]),
    },
    { label: field.parking, value: number(detail.parkingTotal) },
    { label: field.kitchens, value: format.aboveBelow(detail.kitchens, detail.kitchensPlus) },
    { label: field.pool, value: name(vocabulary.pool, detail.pool) },
    {
      label: field.waterfront,
      value: detail.isWaterfront ? [texts.home.yes, detail.waterBody].filter(Boolean).join(', ') : null,
    },
    { label: field.level, value: writeLevel(detail, page) },
    { label: field.community, value: detail.community },
    { label: field.municipality, value: detail.municipality },
  ];
}

function writeAge(
  { yearBuilt, ageMin, ageMax }: ListingDetail,
  { format, texts }: PageContext,
): string | null {
  if (yearBuilt !== null) return String(yearBuilt);
  if (ageMin === null && ageMax === null) return null;
  if (ageMax === 0) return texts.home.newHome;
  if (ageMax === null) return texts.home.yearsFrom(format.number(ageMin ?? 0));
  return texts.home.years(
    ageMin === null || ageMin === ageMax ? format.number(ageMax) : format.numberRange(ageMin, ageMax),
  );
}

function writeLot({ lotFront, lotDepth, lotArea }: ListingDetail, { format }: PageContext): string | null {
  if (lotFront !== null && lotDepth !== null) return format.dimensions(lotFront, lotDepth);
  return lotArea === null ? null : format.area(Math.round(lotArea));
}

function writeTaxes({ taxAnnual, taxYear }: ListingDetail, { format, texts }: PageContext): string | null {
  if (taxAnnual === null) return null;
  const tax = format.price(taxAnnual);
  return taxYear === null ? tax : texts.home.taxesOf(tax, taxYear);
}

function writeLevel({ level, buildingStoreys }: ListingDetail, { texts }: PageContext): string | null {
  if (level === null) return null;
  return buildingStoreys === null ? String(level) : texts.home.levelOf(level, buildingStoreys);
}

function Rooms({ page, detail }: FactsProps) {
  const { texts, vocabulary, format } = page;
  if (detail.rooms.length === 0) return null;
  const sizeOf = ({ length, width, unit }: ListingDetail['rooms'][number]) =>
    length === null || width === null
      ? '—'
      : format.dimensions(convertLength(length, unit, 'ft'), convertLength(width, unit, 'ft'));
  return (
    <table className="rooms">
      <caption>{texts.home.rooms}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.home.room.name}</th>
          <th scope="col">{texts.home.room.level}</th>
          <th scope="col">{texts.home.room.size}</th>
        </tr>
      </thead>
      <tbody>
        {detail.rooms.map((room, place) => (
          // Rooms have no names of their own: two bedrooms may be alike in all that is told.
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, in this order
          <tr key={place}>
            <th scope="row">{nameRoom(room, page.frame.language)}</th>
            <td>{room.level === null ? '—' : vocabulary.roomLevel[room.level]}</td>
            <td>{sizeOf(room)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As the brokerage wrote them; who reads another language is told so, and so is a screen reader. */
function Remarks({ page, remarks }: { page: PageContext; remarks: string | null }) {
  if (remarks === null || remarks.trim() === '') return null;
  const { language } = page.frame;
  const written = guessLanguage(remarks);
  const isForeign = written !== null && written !== language;
  return (
    <div className="remarks">
      {isForeign ? <p className="soft">{page.texts.home.remarksIn}</p> : null}
      <div lang={isForeign ? `${written}-CA` : undefined}>
        {remarks
          .split(/\n+/)
          .filter((line) => line.trim() !== '')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
    </div>
  );
}
