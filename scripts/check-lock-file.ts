/** Fails when the lock file holds what nobody has looked at, and says what to do about it. */
import { readFileSync } from 'node:fs';
import type { Lock } from './lock-file/find-faults.ts';
import { findFaults } from './lock-file/find-faults.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
const faults = findFaults(lock, allowScripts);
for (const fault of faults) console.error(fault);
console.log(`${Object.keys(lock.packages).length} locked packages, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
