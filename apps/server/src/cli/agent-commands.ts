import { email as emailSchema, isoDate } from '@hearthline/contract/common';
import type { PlanKey } from '@hearthline/contract/users';
import { planKeys } from '@hearthline/contract/users';
import { addDays } from '@hearthline/domain/calendar';
import { boardDay } from '@hearthline/domain/time-zone';
import type { Composition } from '../composition.ts';
import { AppError } from '../platform/errors.ts';
import type { Command } from './command.ts';
import { findOption, requireOption, UsageError } from './command.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const defaultBoard = 'Regional board';

export const createAgentCommand: Command = {
  name: 'agent create',
  usage: '--email E --password P --first-name F --last-name L [--plan P] [--admin]',
  summary: 'make an account whose address counts as confirmed',
  options: { email: text, password: text, 'first-name': text, 'last-name': text, plan: text, admin: flag },
  run: async (context, options) => {
    const email = requireEmail(options);
    const plan = findOption(options, 'plan');
    const person = {
      email,
      password: requireOption(options, 'password'),
      firstName: requireOption(options, 'first-name').slice(0, 80),
      lastName: requireOption(options, 'last-name').slice(0, 80),
      isAdmin: options.admin === true,
      ...(plan === undefined ? {} : { plan: requirePlan(plan) }),
    };
    const { operator } = await context.openServices();
    const agentId = await operator.createAccount(person).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new UsageError(
        'The password needs 8 characters with upper and lower case, a digit, a special character and no space.',
      );
    });
    if (!agentId) throw new UsageError(`${email} has an account already.`);
    return { text: `Made the account ${email}.`, data: { agentId, email, isAdmin: person.isAdmin } };
  },
};

export const agreementCommand: Command = {
  name: 'agent agreement',
  usage: '--email E (--until D [--from D] [--board NAME] | --end)',
  summary: 'give an agent access to listing data until a day, or end it today',
  options: { email: text, until: text, from: text, board: text, end: flag },
  run: async (context, options) => {
    const email = requireEmail(options);
    const { operator } = await context.openServices();
    const agentId = await operator.agreements.findAgentId(email);
    if (!agentId) throw new UsageError(`There is no agent ${email}.`);
    return options.end
      ? endAgreement(operator, email, agentId)
      : grantAgreement(operator, email, agentId, options);
  },
};

export const approveCommand: Command = {
  name: 'agent approve',
  usage: '--email E (--by ADMIN | --revoke)',
  summary: 'let an agent write to imported people and send 1,000 messages a day, or take that back',
  options: { email: text, by: text, revoke: flag },
  run: async (context, options) => {
    const email = requireEmail(options);
    const by = options.revoke ? null : requireEmail(options, 'by');
    const { approvals } = (await context.openServices()).operator;
    const agent = await approvals.findAgent(email);
    if (!agent) throw new UsageError(`There is no agent ${email}.`);
    if (by === null) {
      const hadOne = await approvals.revoke(agent.agentId);
      const sentence = hadOne
        ? `${email} is no longer approved for sending.`
        : `${email} had no approval to take back.`;
      return { text: sentence, data: { email, revoked: hadOne } };
    }
    const admin = await approvals.findAgent(by);
    if (!admin?.isAdmin) throw new UsageError(`${by} is no administrator.`);
    await approvals.approve(agent.agentId, admin.agentId);
    return {
      text: `${email} may send 1,000 messages a day, to imported people too.`,
      data: { email, approvedBy: by },
    };
  },
};

export const planCommand: Command = {
  name: 'agent plan',
  usage: `--email E --plan (${planKeys.join(' | ')})`,
  summary: 'change the plan of an agent; what exists above its limits stays',
  options: { email: text, plan: text },
  run: async (context, options) => {
    const email = requireEmail(options);
    const plan = requirePlan(requireOption(options, 'plan'));
    const { plans } = (await context.openServices()).operator;
    const agentId = await plans.findAgentId(email);
    if (!agentId) throw new UsageError(`There is no agent ${email}.`);
    const { clients, cmaThisMonth } = await plans.setPlan(agentId, plan);
    return {
      text: `${email} is on the plan ${plan}, with ${clients} clients and ${cmaThisMonth} market analyses this month.`,
      data: { email, plan, clients, cmaThisMonth },
    };
  },
};

export const changeEmailCommand: Command = {
  name: 'agent change-email',
  usage: '--email E --to NEW',
  summary: 'let an agent whose old mailbox is lost sign in with another address, and sign all devices out',
  options: { email: text, to: text },
  run: async (context, options) => {
    const email = requireEmail(options);
    const to = requireEmail(options, 'to');
    const { plans, changeEmail } = (await context.openServices()).operator;
    const agentId = await plans.findAgentId(email);
    if (!agentId) throw new UsageError(`There is no agent ${email}.`);
    if (!(await changeEmail(agentId, to))) throw new UsageError(`${to} has an account already.`);
    return { text: `${email} signs in with ${to} from now on.`, data: { agentId, email: to } };
  },
};

async function grantAgreement(
  operator: Composition['operator'],
  email: string,
  agentId: string,
  options: Parameters<Command['run']>[1],
) {
  const terms = {
    boardName: (findOption(options, 'board') ?? defaultBoard).slice(0, 120),
    validFrom: requireDate(findOption(options, 'from') ?? today(), 'from'),
    validUntil: requireDate(requireOption(options, 'until'), 'until'),
  };
  // It answers the agent's request, who would then be told of access that does not open anything yet.
  if (terms.validFrom > today()) throw new UsageError('--from lies in the future.');
  if (terms.validUntil < terms.validFrom) throw new UsageError('--until lies before --from.');
  await operator.agreements.grant(agentId, terms);
  return {
    text: `${email} has access to listing data until ${terms.validUntil}.`,
    data: { email, ...terms },
  };
}

async function endAgreement(operator: Composition['operator'], email: string, agentId: string) {
  // Yesterday is the last day, so that access ends with this command.
  const lastDay = addDays(today(), -1);
  const hadOne = await operator.agreements.end(agentId, lastDay);
  const sentence = hadOne
    ? `${email} has no access to listing data any more.`
    : `${email} had no agreement to end.`;
  return { text: sentence, data: { email, ended: hadOne } };
}

function requireEmail(options: Parameters<Command['run']>[1], option = 'email'): string {
  const parsed = emailSchema.safeParse(requireOption(options, option));
  if (!parsed.success) throw new UsageError(`--${option} must be a valid email.`);
  return parsed.data;
}

function requirePlan(value: string): PlanKey {
  const plan = planKeys.find((key) => key === value);
  if (!plan) throw new UsageError(`--plan must be one of ${planKeys.join(', ')}.`);
  return plan;
}

function requireDate(value: string, option: string): string {
  if (isoDate.safeParse(value).success) return value;
  throw new UsageError(`--${option} must be a date such as 2026-12-31.`);
}

function today(): string {
  return boardDay(new Date());
}
