import type { CustomTypeOptions, ParseKeys } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import { useTranslation } from 'react-i18next';

type TextNamespace = keyof CustomTypeOptions['resources'];

interface TransProps<N extends TextNamespace> {
  ns: N;
  i18nKey: ParseKeys<N>;
  values?: Record<string, string | number>;
  /** An element per tag of the text; what stands between the tags becomes its children. */
  components: Record<string, ReactElement>;
}

const tagged = /<(\w+)>(.*?)<\/\1>/g;

function fillTags(text: string, components: Record<string, ReactElement>): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(tagged)) {
    const [whole, name = '', inner = ''] = match;
    const element = components[name];
    parts.push(text.slice(end, match.index));
    parts.push(element ? cloneElement(element, { key: match.index }, inner) : inner);
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

/** A text with links or bold words inside. The library's own reads whole HTML and is ten times the size. */
export function Trans<N extends TextNamespace>({
  ns,
  i18nKey,
  values,
  components,
}: TransProps<N>): ReactNode {
  const { t } = useTranslation(ns);
  // The typed `t` cannot follow a namespace that is itself a type parameter.
  const translate = t as unknown as (key: string, values?: object) => string;
  return fillTags(translate(String(i18nKey), values), components);
}
