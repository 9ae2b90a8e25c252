type Row = Record<string, unknown>;
type Test = (row: Row) => boolean;
type FieldOf = (row: Row, field: string) => unknown;

const tokenPattern = /\s*(\(|\)|,|'(?:[^']|'')*'|[^\s(),']+)/y;
const comparisons: Record<string, (order: number) => boolean> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  gt: (order) => order > 0,
  ge: (order) => order >= 0,
  lt: (order) => order < 0,
  le: (order) => order <= 0,
};

/** Enough of OData's filters for a feed: comparisons, `in`, `and`, `or`, brackets. Throws on anything else. */
export function compileFilter(text: string, fieldOf: FieldOf): Test {
  const tokens = tokenise(text);
  let position = 0;
  const next = () => tokens[position++] ?? '';
  const peek = () => tokens[position];
  const expectToken = (token: string) => {
    if (next() !== token) throw new Error(`expected ${token} in ${text}`);
  };

  const parseAny = (): Test => {
    const tests = [parseAll()];
    while (peek() === 'or') {
      next();
      tests.push(parseAll());
    }
    return (row) => tests.some((test) => test(row));
  };
  const parseAll = (): Test => {
    const tests = [parseOne()];
    while (peek() === 'and') {
      next();
      tests.push(parseOne());
    }
    return (row) => tests.every((test) => test(row));
  };
  const parseOne = (): Test => {
    if (peek() === '(') {
      next();
      const inner = parseAny();
      expectToken(')');
      return inner;
    }
    const field = next();
    const operator = next();
    if (operator === 'in') {
      const values = parseValues();
      return (row) => values.includes(fieldOf(row, field));
    }
    const decide = comparisons[operator];
    if (!decide) throw new Error(`unknown operator ${operator}`);
    const value = parseValue(next());
    return (row) => {
      const own = fieldOf(row, field);
      return own !== null && own !== undefined && decide(compareValues(own, value));
    };
  };
  const parseValues = (): unknown[] => {
    expectToken('(');
    const values = [parseValue(next())];
    while (peek() === ',') {
      next();
      values.push(parseValue(next()));
    }
    expectToken(')');
    return values;
  };

  const test = parseAny();
  if (position < tokens.length) throw new Error(`cannot read ${tokens.slice(position).join(' ')}`);
  return test;
}

export function compareValues(left: unknown, right: unknown): number {
  const [a, b] = [toComparable(left), toComparable(right)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Times are compared as times, whatever their precision. */
function toComparable(value: unknown): string | number {
  if (typeof value === 'number') return value;
  const text = String(value ?? '');
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : text;
}

function tokenise(text: string): string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.trimEnd().length) {
    const match = tokenPattern.exec(text);
    if (!match?.[1]) throw new Error(`cannot read the filter ${text}`);
    tokens.push(match[1]);
  }
  return tokens;
}

function parseValue(token: string): unknown {
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
  return /^-?\d+(\.\d+)?$/.test(token) ? Number(token) : token;
}
