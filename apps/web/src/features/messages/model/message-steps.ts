import type { MessageDetail } from '@hearthline/contract/messages';

export type StepKind = 'sent' | 'delivered' | 'read' | 'links' | 'answered';

interface Step {
  kind: StepKind;
  /** Null while it has not happened. */
  at: string | null;
}

const isSure = ({ grade }: { grade: string | null }) => grade === 'likely' || grade === 'confirmed';

/** How far a message got. What a machine fetched counts as no reading. */
export function stepsOf(message: MessageDetail): Step[] {
  const { events, deliveredAt } = message;
  const firstOf = (kind: string) => events.find((event) => event.kind === kind)?.at ?? null;
  const clickedAt = events.find((event) => event.kind === 'clicked' && isSure(event))?.at ?? null;
  const repliedAt = firstOf('replied');
  const last: Step =
    clickedAt === null && repliedAt !== null
      ? { kind: 'answered', at: repliedAt }
      : { kind: 'links', at: clickedAt };
  return [
    { kind: 'sent', at: firstOf('handedOver') ?? deliveredAt },
    { kind: 'delivered', at: message.status === 'delivered' ? deliveredAt : null },
    { kind: 'read', at: isSure(message) ? message.readAt : null },
    ...(message.channel === 'email' ? [last] : []),
  ];
}
