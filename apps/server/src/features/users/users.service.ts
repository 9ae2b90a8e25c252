import type { Language } from '@hearthline/contract/common';
import type {
  EmailChange,
  Me,
  NotificationTopic,
  PasswordRefusal,
  Preferences,
  UpdatePreferencesInput,
  UpdateUserInput,
} from '@hearthline/contract/users';
import { signatureMaxLength } from '@hearthline/contract/users';
import { isListedTimeZone, localDay } from '@hearthline/domain/time-zone';
import type { RawBuilder } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/bind.ts';
import { createId } from '../../platform/ids.ts';
import type { SignedLinks } from '../../platform/storage/signed-links.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { sanitizeSignature } from './signature.ts';
import type { SiteOfUser } from './site-identification.ts';
import { requireIdentification } from './site-identification.ts';
import { presentMe, presentPreferences } from './users.presenter.ts';
import type { AccountRow } from './users.store.ts';
import { createUsersStore } from './users.store.ts';

const avatarLinkSeconds = 60 * 60;

export type UsersService = ReturnType<typeof createUsersService>;

export interface UsersDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  storage: Pick<Storage, 'put' | 'remove'>;
  fileLinks: Pick<SignedLinks, 'sign'>;
  /** Where browsers ask for pictures. */
  imageApiBase: string;
  toAvatar: (bytes: Buffer) => Promise<Buffer>;
  site: SiteOfUser;
  /** Sign-in belongs to the auth feature; this is all that the account screens need of it. */
  auth: {
    changePassword(
      agentId: string,
      sessionId: string,
      oldPassword: string,
      newPassword: string,
    ): Promise<PasswordRefusal | null>;
    ownPasswordChangedAt: RawBuilder<Date | null>;
    findEmailChange(agentId: string): Promise<EmailChange | null>;
    requestEmailChange(
      caller: { agentId: string; sessionId: string },
      wish: { newEmail: string; password: string; language: Language },
    ): Promise<EmailChange>;
    cancelEmailChange(agentId: string): Promise<void>;
  };
}

export function createUsersService(deps: UsersDeps) {
  const { database, clock } = deps;

  const loadAccount = (tx: Tx, agentId: string) =>
    createUsersStore(tx, agentId).getAccount(deps.auth.ownPasswordChangedAt);
  const present = (account: AccountRow): Me => presentMe(account, localDay(clock.now(), account.timeZone));
  const loadMe = async (tx: Tx, agentId: string): Promise<Me> => present(await loadAccount(tx, agentId));

  const signAvatar = (agentId: string, key: string) =>
    `${deps.imageApiBase}/files/${deps.fileLinks.sign({ key, agentId, seconds: avatarLinkSeconds })}`;

  return {
    /** How the agent wants to be told, for whoever has something to tell. */
    getRecipient: async (tx: Tx, agentId: string) => {
      const agent = await createUsersStore(tx, agentId).getAgent();
      const { language, timeZone, notifications, quietHours } = presentPreferences(agent);
      return {
        language,
        timeZone,
        name: `${agent.firstName} ${agent.lastName}`,
        email: agent.email,
        phone: agent.phone,
        quietHours: quietHours.isOn ? quietHours : null,
        channelsOf: (topic: NotificationTopic) => notifications[topic],
      };
    },

    /** Where the agent's picture lies. */
    findAvatarKey: (agentId: string): Promise<string | null> =>
      database.asAgent(agentId, async (tx) => (await createUsersStore(tx, agentId).getAgent()).avatarKey),

    /** What others see of the agent. */
    getProfile: (agentId: string): Promise<{ me: Me; hasAvatar: boolean }> =>
      database.asAgent(agentId, async (tx) => {
        const account = await loadAccount(tx, agentId);
        return { me: present(account), hasAvatar: account.avatarKey !== null };
      }),

    getMe: (agentId: string) => database.asAgent(agentId, (tx) => loadMe(tx, agentId)),

    update: (agentId: string, { realtor, ...personal }: UpdateUserInput) =>
      database.asAgent(agentId, async (tx) => {
        const store = createUsersStore(tx, agentId);
        await store.updateAgent(personal);
        if (realtor) {
          const { agentId: boardAgentId, ...rest } = realtor;
          await store.updateRealtor({ ...rest, boardAgentId });
        }
        await requireIdentification(deps.site, tx, agentId, { realtor, ...personal });
        return loadMe(tx, agentId);
      }),

    updatePreferences: (agentId: string, changes: UpdatePreferencesInput) =>
      database.asAgent(agentId, async (tx) => {
        if (changes.timeZone !== undefined) requireTimeZone(changes.timeZone);
        const signature = changes.signature && cleanSignature(changes.signature);
        const store = createUsersStore(tx, agentId);
        const stored = (await store.getAgent()).notificationChoices as object;
        await store.updateAgent({
          language: changes.language,
          theme: changes.theme,
          timeZone: changes.timeZone,
          signatureEn: signature?.en,
          signatureFr: signature?.fr,
          notificationChoices:
            changes.notifications && JSON.stringify({ ...stored, ...changes.notifications }),
          quietHoursOn: changes.quietHours?.isOn,
          quietFrom: changes.quietHours?.from,
          quietTo: changes.quietHours?.to,
        });
        return presentPreferences(await store.getAgent());
      }),

    /** The set-up checklist is put away, or called back. */
    dismissSetup: (agentId: string, isDismissed: boolean): Promise<void> =>
      database.asAgent(agentId, (tx) =>
        createUsersStore(tx, agentId).updateAgent({ setupDismissedAt: isDismissed ? clock.now() : null }),
      ),

    changePassword: (
      agentId: string,
      sessionId: string,
      passwords: { oldPassword: string; newPassword: string },
    ) => deps.auth.changePassword(agentId, sessionId, passwords.oldPassword, passwords.newPassword),

    findAvatarLink: (agentId: string): Promise<string | null> =>
      database.asAgent(agentId, async (tx) => {
        const { avatarKey } = await createUsersStore(tx, agentId).getAgent();
        return avatarKey ? signAvatar(agentId, avatarKey) : null;
      }),

    replaceAvatar: async (agentId: string, file: UploadedFile): Promise<string> => {
      const picture = await deps.toAvatar(file.bytes);
      const key = `avatars/${agentId}/${createId()}.webp`;
      await deps.storage.put(key, picture, 'image/webp');
      const previousKey = await database.asAgent(agentId, async (tx) => {
        const store = createUsersStore(tx, agentId);
        const { avatarKey } = await store.getAgent();
        await store.updateAgent({ avatarKey: key });
        return avatarKey;
      });
      if (previousKey) await deps.storage.remove(previousKey);
      return signAvatar(agentId, key);
    },

    findEmailChange: deps.auth.findEmailChange,
    requestEmailChange: deps.auth.requestEmailChange,
    cancelEmailChange: deps.auth.cancelEmailChange,
  };
}

/** What is stored is the sanitised form, and that is what has to fit. */
function cleanSignature({ en, fr }: Preferences['signature']): Preferences['signature'] {
  const clean = { en: sanitizeSignature(en), fr: sanitizeSignature(fr) };
  const fields = (['en', 'fr'] as const)
    .filter((language) => clean[language].length > signatureMaxLength)
    .map((language) => ({
      path: `signature.${language}`,
      code: 'too_big',
      message: `At most ${signatureMaxLength} characters as HTML`,
    }));
  if (fields.length > 0) throw new AppError('invalid_input', { fields });
  return clean;
}

function requireTimeZone(timeZone: string): void {
  if (isListedTimeZone(timeZone)) return;
  throw new AppError('invalid_input', {
    fields: [{ path: 'timeZone', code: 'unknown_time_zone', message: 'Not a known time zone' }],
  });
}
