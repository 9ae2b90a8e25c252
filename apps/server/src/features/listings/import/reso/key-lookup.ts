import type { FeedClient, FeedRow } from './feed-client.ts';
import { isUnsupported } from './feed-error.ts';
import type { KeyValue } from './odata.ts';
import { both, literal } from './odata.ts';
import type { Stream } from './walks.ts';
import { walkByKey } from './walks.ts';

const keysPerQuestion = { in: 40, or: 15 };

export type KeyLookup = ReturnType<typeof createKeyLookup>;

/** Records by the value of a field, many at a time. Not every server knows `in`. */
export function createKeyLookup(client: FeedClient) {
  let form: 'in' | 'or' = 'in';

  const ask = async (
    stream: Omit<Stream, 'timeField'>,
    field: string,
    values: readonly KeyValue[],
  ): Promise<FeedRow[]> => {
    const literals = values.map(literal);
    const filter =
      form === 'in'
        ? `${field} in (${literals.join(',')})`
        : literals.map((value) => `${field} eq ${value}`).join(' or ');
    const rows: FeedRow[] = [];
    for await (const page of walkByKey(client, { ...stream, filter: both(stream.filter, filter) }))
      rows.push(...page.rows);
    return rows;
  };

  return {
    find: async (
      stream: Omit<Stream, 'timeField'>,
      field: string,
      values: readonly KeyValue[],
    ): Promise<FeedRow[]> => {
      const rows: FeedRow[] = [];
      for (let start = 0; start < values.length; ) {
        const some = values.slice(start, start + keysPerQuestion[form]);
        try {
          rows.push(...(await ask(stream, field, some)));
          start += some.length;
        } catch (error) {
          if (form === 'or' || !isUnsupported(error)) throw error;
          form = 'or';
        }
      }
      return rows;
    },
  };
}
