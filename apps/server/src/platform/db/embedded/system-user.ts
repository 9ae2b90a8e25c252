import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface SystemUser {
  uid: number;
  gid: number;
}

const preferredName = 'hearthline';
const fallbackName = 'nobody';

/**
 * PostgreSQL refuses to run as root, so root lends it another user. Null means: run as whoever we are.
 */
export function findDatabaseUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  const known = findUser(preferredName);
  if (known) return known;
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', preferredName]);
  const user = findUser(preferredName) ?? findUser(fallbackName);
  if (!user)
    throw new Error(
      `Started as root, but neither the user "${preferredName}" nor "${fallbackName}" exists for PostgreSQL.`,
    );
  return user;
}

function findUser(name: string): SystemUser | null {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find((fields) => fields[0] === name);
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : null;
}

/** Whether that user may enter a folder, which depends on every folder above it. */
export function canEnter(user: SystemUser | null, folder: string): boolean {
  if (!user) return true;
  return spawnSync('test', ['-x', folder], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0;
}
