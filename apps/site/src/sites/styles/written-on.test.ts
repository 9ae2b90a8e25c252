import fs from 'node:fs';
import path from 'node:path';
import { writtenOn } from '@hearthline/domain/site/looks';
import { siteTemplates } from '@hearthline/domain/site/vocabulary';
import { describe, expect, it } from 'vitest';

const sites = path.join(import.meta.dirname, '..');
const shared = ['base', 'parts', 'pages'].map((name) => `styles/${name}.css`);
const rule = /([^{}]+)\{([^{}]*)\}/g;

/** Names that styles give to a colour of the agent's set. */
const aliases: Record<string, string> = { field: 'paper' };
const roleOf = (name: string) =>
  aliases[name] ?? name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Whatever a rule writes in a colour of the set, and on which one, where it says both. */
function readWritten(file: string): { selector: string; text: string; ground: string | null }[] {
  const styles = fs.readFileSync(path.join(sites, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...styles.matchAll(rule)].flatMap(([, selector = '', body = '']) => {
    const text = /(?:^|;)\s*color:\s*var\(--([a-z-]+)\)/.exec(body)?.[1];
    const ground = /(?:^|;)\s*background(?:-color)?:\s*var\(--([a-z-]+)\)/.exec(body)?.[1];
    return text
      ? [{ selector: selector.trim(), text: roleOf(text), ground: ground ? roleOf(ground) : null }]
      : [];
  });
}

describe('[SITE-02] what the gate measures is what the styles write', () => {
  it.each(siteTemplates)('%s', (template) => {
    const written = [...shared, `templates/${template}/${template}.css`].flatMap(readWritten);
    expect(written.length).toBeGreaterThan(30);
    // Contrast is the same both ways round.
    const measured = new Set(
      writtenOn.flatMap(([text, ground]) => [`${text} ${ground}`, `${ground} ${text}`]),
    );
    const roles = new Set<string>(writtenOn.flat());
    const unmeasured = written.filter(({ text, ground }) =>
      ground === null || ground === 'foot' ? !roles.has(text) : !measured.has(`${text} ${ground}`),
    );
    expect(unmeasured).toEqual([]);
    const pairs = new Set(written.map(({ text, ground }) => `${text} ${ground}`));
    for (const pair of ['ink paper', 'onAccent accent', 'onDeep deep']) expect(pairs).toContain(pair);
  });
});
