import type { Me } from '@hearthline/contract/users';
import { nameJobTitle } from '@hearthline/format/vocabulary/person';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { MakeReportDeps } from './make-report.ts';

/** Who made the report, as the agent's profile tells it. */
export function createAgentLoader({
  findMe,
  findAvatarKey,
  storage,
}: {
  findMe(agentId: string): Promise<Me>;
  findAvatarKey(agentId: string): Promise<string | null>;
  storage: Pick<Storage, 'read'>;
}): MakeReportDeps['loadAgent'] {
  return async (agentId, language) => {
    const [me, avatarKey] = await Promise.all([findMe(agentId), findAvatarKey(agentId)]);
    const photo = avatarKey ? await storage.read(avatarKey).catch(() => null) : null;
    const { realtor } = me;
    return {
      agent: {
        name: `${me.firstName} ${me.lastName}`.trim(),
        title: nameJobTitle(me.jobTitle, { language, title: me.title }) || null,
        brokerage: realtor.brokerageName || null,
        phone: me.phone || realtor.phone || null,
        email: realtor.email || me.email,
        website: null,
        licence: null,
        about: null,
      },
      photo: photo?.bytes ?? null,
    };
  };
}
