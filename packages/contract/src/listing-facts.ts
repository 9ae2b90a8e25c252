import type { FactDefinition } from '@hearthline/domain/listing/fact-definition';
import type { FactValues, SentFact } from '@hearthline/domain/listing/facts';
import { factDefinition } from '@hearthline/domain/listing/facts';
import { z } from 'zod';
import { cents, count, isoDate, isoInstant } from './common.ts';

function valueSchemaOf(definition: FactDefinition): z.ZodType {
  switch (definition.type) {
    case 'count':
      return count;
    case 'number':
      return z.number();
    case 'money':
      return cents;
    case 'flag':
      return z.boolean();
    case 'day':
      return isoDate;
    case 'instant':
      return isoInstant;
    case 'choice':
      return z.enum(definition.values);
    case 'choices':
      return z.array(z.enum(definition.values));
    case 'words':
      return z.array(z.string());
    case 'text':
    case 'code':
      return z.string();
  }
}

const isList = ({ type }: FactDefinition) => type === 'choices' || type === 'words';

function schemaOf(definition: FactDefinition): z.ZodType {
  const schema = valueSchemaOf(definition);
  return definition.isAlways || isList(definition) ? schema : schema.nullable();
}

type ShapeOf<Fact extends SentFact> = { [Name in Fact]: z.ZodType<FactValues[Name], FactValues[Name]> };

/** The schemas of some facts, as the table describes them. */
export const factShape = <Fact extends SentFact>(facts: readonly Fact[]): ShapeOf<Fact> =>
  Object.fromEntries(facts.map((fact) => [fact, schemaOf(factDefinition(fact))])) as ShapeOf<Fact>;
