import type { Me } from '@hearthline/contract/users';
import { nameJobTitle } from '@hearthline/format/vocabulary/person';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PagePorts } from './page-ports.ts';

/** The agent as the page shows them. */
export function createAgentOfPage({
  findProfile,
  findAvatarKey,
  storage,
}: {
  findProfile(agentId: string): Promise<{ me: Me; hasAvatar: boolean }>;
  findAvatarKey(agentId: string): Promise<string | null>;
  storage: Pick<Storage, 'read'>;
}): Pick<PagePorts, 'findAgent' | 'loadAgentPhoto'> {
  return {
    findAgent: async (agentId, language) => {
      const { me, hasAvatar } = await findProfile(agentId);
      const { realtor } = me;
      return {
        name: `${me.firstName} ${me.lastName}`.trim(),
        title: nameJobTitle(me.jobTitle, { language, title: me.title }),
        brokerage: realtor.brokerageName,
        phone: me.phone || realtor.phone,
        email: realtor.email || me.email,
        mailingAddress: realtor.mailingAddress,
        hasPhoto: hasAvatar,
      };
    },
    loadAgentPhoto: async (agentId) => {
      const key = await findAvatarKey(agentId);
      const photo = key ? await storage.read(key).catch(() => null) : null;
      return photo?.bytes ?? null;
    },
  };
}
