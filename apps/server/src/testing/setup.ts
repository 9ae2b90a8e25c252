import { beforeAll } from 'vitest';
import { forgetIds } from '../platform/ids.ts';

beforeAll(forgetIds);
