import type { MessageType } from '@hearthline/contract/notifications';
import { messageTypes, notificationBodyMaxLength } from '@hearthline/contract/notifications';
import type { Command } from './command.ts';
import { findOption, requireOption, UsageError } from './command.ts';

const text = { type: 'string' } as const;
const maxCount = 10_000;
const portion = 100;

export const notifyCommand: Command = {
  name: 'notify',
  usage: '--to EMAIL --type TYPE --title T --body B [--count N]',
  summary: `send notifications to an agent; types: ${messageTypes.join(', ')}`,
  options: { to: text, type: text, title: text, body: text, count: text },
  run: async (context, options) => {
    const to = requireOption(options, 'to');
    const type = requireType(requireOption(options, 'type'));
    const title = requireOption(options, 'title').slice(0, 200);
    const body = requireOption(options, 'body');
    const count = requireCount(findOption(options, 'count') ?? '1');
    const { operator } = await context.openServices();
    const agentId = await operator.agreements.findAgentId(to);
    if (!agentId) throw new UsageError(`There is no agent ${to}.`);
    const events = Array.from({ length: count }, (_, index) => ({
      type,
      title,
      body: withNumber(body, count > 1 ? ` #${index + 1}` : ''),
    }));
    // In portions, so that those who are connected can follow.
    for (let start = 0; start < events.length; start += portion)
      await operator.notifications.notify(agentId, events.slice(start, start + portion));
    return { text: `Sent ${count} to ${to}.`, data: { to, count } };
  },
};

/** However long the text is, its number stands at the end. */
function withNumber(body: string, suffix: string): string {
  return body.slice(0, notificationBodyMaxLength - suffix.length) + suffix;
}

function requireType(value: string): MessageType {
  const type = messageTypes.find((known) => known.toLowerCase() === value.toLowerCase());
  if (!type) throw new UsageError(`--type must be one of ${messageTypes.join(', ')}.`);
  return type;
}

function requireCount(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > maxCount)
    throw new UsageError(`--count must be a whole number from 1 to ${maxCount}.`);
  return count;
}
