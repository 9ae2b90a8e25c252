import { z } from 'zod';
import { line } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

export const fileEndpoints = defineEndpoints({
  'GET /files/{token}': {
    access: 'public',
    summary: 'A stored file at its signed, short-lived address',
    params: z.strictObject({ token: z.string().min(1).max(1000) }),
    /** A version that only keeps browsers from showing an older picture. */
    query: z.strictObject({ v: line(64).optional() }),
    reply: 'binary',
  },
});
