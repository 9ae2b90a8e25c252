import { existsSync } from 'node:fs';
import path from 'node:path';

/** Variables of `.env` in the folder of the start; what is set already stays. */
export function loadEnvFile(folder = process.cwd()): void {
  const file = path.join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
