import { readFileSync } from 'node:fs';

export interface Requirement {
  id: string;
  text: string;
}

/** Every numbered row of the tables in `docs/requirements.md`. */
export function parseRequirements(document: string): Requirement[] {
  return [...document.matchAll(/^\| ([A-Z]+-\d{2}) \| (.+?) \|[^|]*\|$/gm)].map(([, id = '', text = '']) => ({
    id,
    text: text.replaceAll('\\|', '|'),
  }));
}

export function loadRequirements(): Requirement[] {
  return parseRequirements(readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8'));
}
