import type { UpdateUserInput } from '@hearthline/contract/users';
import type { Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';

type Identification = 'brokerageName' | 'phone' | 'mailingAddress';

/** What users need of sites. */
export interface SiteOfUser {
  /** What the profile does not tell although the agent's site is on the web and has to; nothing without a site. */
  listUnidentified(tx: Tx, agentId: string): Promise<Identification[]>;
}

/** Who reads a site has to know whose it is as long as it is there, and not only when it is published. */
export async function requireIdentification(
  site: SiteOfUser,
  tx: Tx,
  agentId: string,
  changes: UpdateUserInput,
): Promise<void> {
  const emptied = listEmptied(changes);
  if (emptied.size === 0) return;
  const missing = await site.listUnidentified(tx, agentId);
  const paths = missing.map((field) => emptied.get(field)).filter((path) => path !== undefined);
  if (paths.length === 0) return;
  throw new AppError('invalid_input', {
    fields: paths.map((path) => ({
      path,
      code: 'needed_by_site',
      message: 'Cannot be empty while the site is on the web',
    })),
    texts: {
      en: 'Your website has to name your brokerage, with a phone number and a mailing address. Take the site off the web before you empty them.',
      fr: 'Votre site web doit nommer votre agence, avec un numéro de téléphone et une adresse postale. Retirez le site du web avant de les vider.',
    },
  });
}

/** What these changes empty, and under which name. */
function listEmptied({ phone, realtor = {} }: UpdateUserInput): Map<Identification, string> {
  const given: [Identification, path: string, value: string | undefined][] = [
    ['brokerageName', 'realtor.brokerageName', realtor.brokerageName],
    ['mailingAddress', 'realtor.mailingAddress', realtor.mailingAddress],
    ['phone', 'realtor.phone', realtor.phone],
    ['phone', 'phone', phone],
  ];
  return new Map(given.filter(([, , value]) => value === '').map(([field, path]) => [field, path]));
}
