import type { SiteSearch } from '@hearthline/contract/site-pages';
import type { ReactNode } from 'react';
import type { SiteContext } from '../site-context.ts';

interface SearchFormProps {
  site: SiteContext;
  search: SiteSearch;
  className?: string;
}

/** A plain GET; the button says how many homes there are as it is chosen now. */
export function SearchForm({ site: { texts, format }, search, className = '' }: SearchFormProps) {
  const { places, kinds, prices, chosen, total } = search;
  const words = texts.search;
  const isChosen = Object.values(chosen).some((value) => value !== '');
  return (
    <search className={`search ${className}`} aria-label={words.label}>
      <form action={actionOf(search.action)} method="get">
        {/* A GET form replaces the query of its address. */}
        {fieldsOf(search.action).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Choice
          label={words.where}
          name="place"
          chosen={chosen.place}
          none={words.anywhere}
          options={places}
        />
        <Choice label={words.kind} name="kind" chosen={chosen.kind} none={words.anyKind} options={kinds} />
        <Choice
          label={words.upTo}
          name="upTo"
          chosen={chosen.upTo}
          none={words.anyPrice}
          options={prices.map(({ value, name }) => ({ value: String(value), name }))}
        />
        <button type="submit" className="button bright">
          {total === 0 || isChosen ? words.submit : words.see(format.number(total), total)}
        </button>
      </form>
    </search>
  );
}

interface ChoiceProps {
  label: ReactNode;
  name: string;
  chosen: string;
  none: string;
  options: readonly { value: string; name: string }[];
}

const Choice = ({ label, name, chosen, none, options }: ChoiceProps) => (
  <label className="choice">
    <span>{label}</span>
    <select name={name} defaultValue={chosen}>
      <option value="">{none}</option>
      {options.map(({ value, name: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

const actionOf = (action: string): string => action.split('?')[0] ?? action;

/** What the address says already. */
function fieldsOf(action: string): [string, string][] {
  const query = new URLSearchParams(action.split('?')[1] ?? '');
  for (const name of ['place', 'kind', 'upTo']) query.delete(name);
  return [...query];
}
