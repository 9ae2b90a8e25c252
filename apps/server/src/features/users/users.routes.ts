import type { Language } from '@hearthline/contract/common';
import type { userEndpoints } from '@hearthline/contract/users';
import type { Handlers } from '../../platform/http/bind.ts';
import type { UsersService } from './users.service.ts';

const invalidOldPassword: Record<Language, string> = {
  en: 'Invalid Old Password',
  fr: 'Ancien mot de passe invalide',
};

export function createUsersRoutes(users: UsersService): Handlers<typeof userEndpoints> {
  return {
    'GET /users/me': async ({ caller }) => ({ isSuccess: true, result: await users.getMe(caller.agentId) }),
    'PUT /users': async ({ caller, body }) => ({
      isSuccess: true,
      result: await users.update(caller.agentId, body),
    }),
    'PUT /users/preferences': async ({ caller, body }) => ({
      isSuccess: true,
      result: await users.updatePreferences(caller.agentId, body),
    }),
    'PUT /users/password': async ({ caller, body, language }) => {
      const { isSuccess } = await users.changePassword(caller.agentId, caller.sessionId, body);
      if (isSuccess) return { isSuccess };
      const friendlyMessage = invalidOldPassword[language];
      const fields = [{ path: 'oldPassword', code: 'invalid_old_password', message: friendlyMessage }];
      return { isSuccess: false, error: { code: 'invalid_old_password', friendlyMessage, fields } };
    },
    'GET /users/profile/avatar': async ({ caller }) => ({
      isSuccess: true,
      result: await users.findAvatarLink(caller.agentId),
    }),
    'POST /users/profile/avatar': async ({ caller, readFile }) => ({
      isSuccess: true,
      result: await users.replaceAvatar(caller.agentId, await readFile()),
    }),
    'GET /users/plans': async ({ caller }) => ({
      isSuccess: true,
      result: await users.listPlans(caller.agentId),
    }),
  };
}
