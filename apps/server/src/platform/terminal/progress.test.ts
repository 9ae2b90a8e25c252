import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function createTerminal(isTTY: boolean) {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const terminal = Object.assign(stream, {
    isTTY,
    columns: 100,
    cursorTo() {},
    clearLine() {},
    moveCursor() {},
  });
  return { out: terminal as unknown as NodeJS.WriteStream, output: () => text };
}

it('draws a bar with its percentage in a terminal', () => {
  const { out, output } = createTerminal(true);
  const progress = createProgress(out);
  progress.show('Preparing the database', 1, 2);
  progress.show('Preparing the database', 2, 2);
  expect(output()).toMatch(/█+.*100%.*Preparing the database/s);
});

it('writes one line per finished step elsewhere', () => {
  const { out, output } = createTerminal(false);
  const progress = createProgress(out);
  progress.show('Preparing the database', 1, 2);
  progress.show('Preparing the database', 2, 2);
  expect(output()).toBe('  Preparing the database\n');
});
