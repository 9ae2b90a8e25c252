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

function fillTags(text: string, components: Record<string, ReactElement>): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: tag, 1: name = '', index } of text.matchAll(/<(\w{1,20})>/g)) {
    const from = index + tag.length;
    const to = text.indexOf(`</${name}>`, from);
    if (index < end || to < 0) continue;
    const element = components[name];
    const inner = text.slice(from, to);
    parts.push(text.slice(end, index), element ? cloneElement(element, { key: index }, inner) : inner);
    end = to + tag.length + 1;
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
