import { authMutations } from './auth.ts';
import { featureMutations } from './features.ts';
import { shellMutations } from './shell.ts';

export const mutations = [...authMutations, ...shellMutations, ...featureMutations];
