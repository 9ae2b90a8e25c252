import { tmpdir } from 'node:os';
import path from 'node:path';

/** Another port and folder than a developer's own server, so that both can run. */
export const port = Number(process.env.E2E_PORT ?? 4310);
export const appOrigin = `http://localhost:${port}`;
export const dataDir = path.join(tmpdir(), `hearthline-e2e-${port}`);
/** Of the operator's services, which journeys ask for accounts and notifications. */
export const operatorPort = port + 1;
