import type { Me } from '@hearthline/contract/users';
import type { SiteState } from './use-site.ts';

/** Of everything that changes one part of the site. */
export interface PartProps {
  state: SiteState;
  me: Me | undefined;
}
