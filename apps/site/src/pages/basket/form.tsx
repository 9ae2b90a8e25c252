import type { BasketPageAction, BasketPageForms } from '@hearthline/contract/basket-page';
import { basketLimits } from '@hearthline/contract/baskets';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import type { PageContext } from './page-context.ts';

interface PostFormProps<Action extends BasketPageAction> {
  page: PageContext;
  action: Action;
  /** What is sent along without being asked. */
  fields: Partial<BasketPageForms[Action]>;
  /** The part of the page that the reply shows first. */
  part: string;
  /** The parts that the script takes over from the reply; the part itself where nothing is said. */
  updates?: readonly string[];
  /** The whole page changes with it, so that it is sent as without the script. */
  isWhole?: boolean;
  className?: string;
  children: ReactNode;
}

/** A plain form. With the script it is sent on the side, and only its part of the page changes. */
export function PostForm<Action extends BasketPageAction>({
  page,
  action,
  fields,
  part,
  updates = [part],
  isWhole = false,
  className,
  children,
}: PostFormProps<Action>) {
  return (
    <form
      method="post"
      action={page.linkTo(page.here, part)}
      data-updates={isWhole ? undefined : updates.join(' ')}
      className={className}
    >
      <input type="hidden" name="action" value={action} />
      {Object.entries(fields).map(([name, value]) =>
        typeof value === 'string' ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      {children}
    </form>
  );
}

interface CommentFormProps {
  page: PageContext;
  /** Null for what is about all homes. */
  home: string | null;
  part: string;
  updates?: readonly string[];
}

/** A line to the agent. It grows with what is written, where the browser can do that. */
export function CommentForm({ page, home, part, updates }: CommentFormProps) {
  const { texts, agent } = page;
  const label = texts.write(agent);
  return (
    <PostForm
      page={page}
      action="comment"
      fields={home === null ? {} : { home }}
      part={part}
      updates={updates}
      className="comment"
    >
      <textarea
        name="text"
        rows={1}
        required
        maxLength={basketLimits.comment}
        aria-label={label}
        placeholder={label}
      />
      <button type="submit" aria-label={texts.send}>
        <Icon name="send-horizontal" />
      </button>
    </PostForm>
  );
}

interface OutcomeProps {
  page: PageContext;
  /** To what the form belonged; null for the page as a whole. */
  home: string | null;
  /** Which outcomes are told in this place. */
  of: readonly PageContext['frame']['outcome'][];
}

/** Nothing was written. */
const refusals: ReadonlySet<PageContext['frame']['outcome']> = new Set([
  'full',
  'taken',
  'chooseTimes',
  'manyShowings',
]);

/** What the form that was just sent has done, where it was sent. */
export function Outcome({ page, home, of }: OutcomeProps) {
  const { outcome, outcomeOf } = page.frame;
  if (outcome === null || outcomeOf !== home || !of.includes(outcome)) return null;
  const words = { ...page.texts.outcome, ...page.alert.page.outcome };
  const isDone = !refusals.has(outcome);
  return (
    <p className={isDone ? 'outcome' : 'outcome full'} role="status">
      {isDone ? <Icon name="check" look="small" /> : null}
      {words[outcome](page.agent)}
    </p>
  );
}
