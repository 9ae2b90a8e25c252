import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import type { Challenge } from '../model/use-challenge.ts';
import { BotChallenge } from './bot-challenge.tsx';

interface ChallengedSubmitProps {
  challenge: Challenge;
  action: ComponentProps<typeof BotChallenge>['action'];
  isPending: boolean;
  /** True while something else than the challenge is missing. */
  isBlocked?: boolean;
  children: ReactNode;
}

/** The challenge and the button that waits for it. */
export function ChallengedSubmit({
  challenge,
  action,
  isPending,
  isBlocked = false,
  children,
}: ChallengedSubmitProps) {
  return (
    <>
      <BotChallenge challenge={challenge} action={action} />
      <Button
        type="submit"
        size="lg"
        fullWidth
        className="max-md:min-h-13 max-md:text-[15px]"
        isLoading={isPending}
        disabled={isBlocked || isPending || !challenge.token}
      >
        {children}
      </Button>
    </>
  );
}
