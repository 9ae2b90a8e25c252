import type { ChoiceFact, FactChoice, FactValues, ListingFact } from '@hearthline/domain/listing/facts';
import { factDefinition } from '@hearthline/domain/listing/facts';
import type { MapContext } from './map-context.ts';
import type { WordRules } from './words.ts';

/** Facts that a field of the Data Dictionary tells just as they are, the best field first. The other mappers find the rest. */
export const plainFields = {
  originalListPrice: ['OriginalListPrice'],
  previousListPrice: ['PreviousListPrice'],
  expiryDate: ['ExpirationDate'],
  priceChangedAt: ['PriceChangeTimestamp'],
  photosChangedAt: ['PhotosChangeTimestamp', 'MediaChangeTimestamp'],
  kitchens: ['KitchensAboveGrade', 'KitchensTotal'],
  kitchensPlus: ['KitchensBelowGrade'],
  roomsAbove: ['RoomsAboveGrade', 'RoomsTotal'],
  roomsBelow: ['RoomsBelowGrade'],
  garageSpaces: ['GarageSpaces', 'GarageParkingSpaces', 'CoveredSpaces'],
  parkingTotal: ['ParkingTotal', 'ParkingSpaces'],
  waterBody: ['WaterBodyName'],
  zoning: ['Zoning', 'ZoningDesignation', 'ZoningDescription'],
  taxAnnual: ['TaxAnnualAmount'],
  taxYear: ['TaxYear'],
  feeIncludes: ['AssociationFeeIncludes'],
  yearBuilt: ['YearBuilt'],
  buildingStoreys: ['StoriesTotal'],
  levelStated: ['LegalStories', 'UnitFloorLocation', 'EntryLevel'],
  exposure: ['DirectionFaces', 'Exposure'],
  officeName: ['ListOfficeName'],
  agentName: ['ListAgentFullName'],
  agentKey: ['ListAgentKey'],
  agentMlsId: ['ListAgentMlsId'],
  agentPhone: ['ListAgentDirectPhone', 'ListAgentPreferredPhone', 'ListOfficePhone'],
  agentEmail: ['ListAgentEmail'],
  privateRemarks: ['PrivateRemarks'],
} as const satisfies Partial<Record<ListingFact, readonly [string, ...string[]]>>;

type PlainFact = keyof typeof plainFields;
type PlainFacts = Pick<FactValues, PlainFact>;
const plainFacts = Object.keys(plainFields) as PlainFact[];

/** How feeds call the values of plain choices. */
const choiceWords: { [Fact in PlainFact & ChoiceFact]: WordRules<FactChoice<Fact> | 'silent'> } = {
  exposure: [
    [/^(north ?east|ne)\b/, 'northEast'],
    [/^(north ?west|nw)\b/, 'northWest'],
    [/^(south ?east|se)\b/, 'southEast'],
    [/^(south ?west|sw)\b/, 'southWest'],
    [/^(north|n)\b/, 'north'],
    [/^(south|s)\b/, 'south'],
    [/^(east|e)\b/, 'east'],
    [/^(west|w)\b/, 'west'],
  ],
};
const rulesOf = (fact: PlainFact) =>
  (choiceWords as Partial<Record<PlainFact, WordRules<string>>>)[fact] ?? [];

export function mapPlain(context: MapContext): PlainFacts {
  return Object.fromEntries(plainFacts.map((fact) => [fact, findPlain(context, fact)])) as PlainFacts;
}

function findPlain({ reader, words }: MapContext, fact: PlainFact): unknown {
  const definition = factDefinition(fact);
  const fields = plainFields[fact];
  switch (definition.type) {
    case 'count':
      return reader.integer(fields, definition.limits);
    case 'number':
      return reader.number(fields, definition.limits);
    case 'money':
      return reader.cents(fields);
    case 'flag':
      return reader.flag(fields);
    case 'day':
      return reader.date(fields);
    case 'instant':
      return reader.instant(fields);
    case 'text':
    case 'code':
      return reader.text(fields, definition.maxLength);
    case 'words':
      return reader.words(fields, definition.maxCount);
    case 'choice':
      return words.findAll(fields[0], reader.words(fields).slice(0, 1), rulesOf(fact))[0] ?? null;
    case 'choices':
      return words.findAll(fields[0], reader.words(fields), rulesOf(fact));
  }
}
