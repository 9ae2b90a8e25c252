/** `npm start`: builds the web app when it is stale, and runs the whole program, which begins meanwhile. */
import { enableCompileCache } from 'node:module';
import { loadEnvFile } from '../apps/server/src/config/env-file.ts';
import { buildSiteIfStale, buildWebAppIfStale } from './build-web.ts';

// A third less time to start, from the second time on.
enableCompileCache();
loadEnvFile();
// Mails of the demo are drawn by it.
await buildSiteIfStale();
const webApp = buildWebAppIfStale(() => console.log('Building the web app …'));
const { runProgram } = await import('../apps/server/src/program.ts');
await runProgram({ webApp });
