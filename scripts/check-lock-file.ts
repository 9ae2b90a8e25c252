/** Fails when a lock file holds what nobody has looked at, and says what to do about it. */
import { globSync, readFileSync } from 'node:fs';
import type { Lock } from './lock-file/find-faults.ts';
import { findFaults, findPackageFaults } from './lock-file/find-faults.ts';

const parseLock = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Lock;
const lock = parseLock('package-lock.json');
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
/** Installed apart, without scripts. */
const tools = globSync('bench/*/tool/package-lock.json').map((file) => ({ file, lock: parseLock(file) }));
const faults = [
  ...findFaults(lock, allowScripts),
  ...tools.flatMap((tool) => findPackageFaults(tool.lock).map((fault) => `${tool.file}: ${fault}`)),
];
const count = [lock, ...tools.map((tool) => tool.lock)].reduce(
  (sum, { packages }) => sum + Object.keys(packages).length,
  0,
);
for (const fault of faults) console.error(fault);
console.log(`${count} locked packages, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
