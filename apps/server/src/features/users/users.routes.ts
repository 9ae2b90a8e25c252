import type { Language } from '@hearthline/contract/common';
import type { PasswordRefusal, userEndpoints } from '@hearthline/contract/users';
import { adminPageSize } from '@hearthline/contract/users';
import type { Handlers } from '../../platform/http/bind.ts';
import type { PlansService } from './plans.service.ts';
import type { UsersService } from './users.service.ts';

const refusalTexts: Record<PasswordRefusal, Record<Language, string>> = {
  invalid_old_password: { en: 'Invalid Old Password', fr: 'Ancien mot de passe invalide' },
  too_many_wrong_passwords: {
    en: 'Too many wrong passwords. Wait 15 minutes and try again.',
    fr: 'Trop de mots de passe erronés. Attendez 15 minutes et réessayez.',
  },
};

export function createUsersRoutes(users: UsersService, plans: PlansService): Handlers<typeof userEndpoints> {
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
      const code = await users.changePassword(caller.agentId, caller.sessionId, body);
      if (code === null) return { isSuccess: true };
      const friendlyMessage = refusalTexts[code][language];
      const fields = [{ path: 'oldPassword', code, message: friendlyMessage }];
      return { isSuccess: false, error: { code, friendlyMessage, fields } };
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
      result: await plans.get(caller.agentId),
    }),
    'GET /users/email-change': async ({ caller }) => ({
      isSuccess: true,
      result: await users.findEmailChange(caller.agentId),
    }),
    'POST /users/email-change': async ({ caller, body, language }) => ({
      isSuccess: true,
      result: await users.requestEmailChange(caller, { ...body, language }),
    }),
    'DELETE /users/email-change': async ({ caller }) => {
      await users.cancelEmailChange(caller.agentId);
      return { isSuccess: true };
    },
    'GET /admin/agents': async ({ query }) => {
      const { agents, total } = await plans.listAgents(query.search, query.page, adminPageSize);
      return { isSuccess: true, result: agents, totalRows: total };
    },
    'PUT /admin/agents/{agentId}/plan': async ({ params, body }) => ({
      isSuccess: true,
      result: await plans.setPlan(params.agentId, body.plan),
    }),
  };
}
