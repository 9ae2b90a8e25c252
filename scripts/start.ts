/** `npm start`: builds the web app when it is stale, then runs the whole program. */
import { buildWebIfStale } from './build-web.ts';

await buildWebIfStale(() => console.log('Building the web app …'));
await import('../apps/server/src/main.ts');
