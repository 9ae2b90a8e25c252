import { CopyCheck, Mail, MessageSquare, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { FieldError } from '../../../shared/ui/field.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';

export type SendingChoice = 'byEmail' | 'bySms' | 'confirmBeforeSending' | 'copyToMe';

/** How people hear of it, in the order of the card. */
export const sendingChoices: readonly { id: SendingChoice; icon: ReactNode }[] = [
  { id: 'byEmail', icon: <Mail /> },
  { id: 'bySms', icon: <MessageSquare /> },
  { id: 'confirmBeforeSending', icon: <UserCheck /> },
  { id: 'copyToMe', icon: <CopyCheck /> },
];

interface ChannelsCardProps {
  /** As far as it is about how people hear of it. */
  form: {
    values: Record<SendingChoice, boolean>;
    set: (change: Partial<Record<SendingChoice, boolean>>) => void;
    problemOf: (field: 'byEmail') => string | undefined;
  };
  /** What else is said to them. */
  children?: ReactNode;
}

export function ChannelsCard({ form, children }: ChannelsCardProps) {
  const { t } = useTranslation('baskets');
  const problem = form.problemOf('byEmail');
  return (
    <Card isPadded aria-label={t('view.sending')}>
      <ul data-field="byEmail" className="grid gap-x-9 gap-y-3 md:grid-cols-2">
        {sendingChoices.map(({ id, icon }) => (
          <li key={id}>
            <SendingSwitch
              icon={icon}
              label={t(`sendingChoices.${id}`)}
              isOn={form.values[id]}
              onChange={(isOn) => form.set({ [id]: isOn })}
            />
          </li>
        ))}
      </ul>
      {problem ? (
        <div role="alert" className="mt-3">
          <FieldError id="basket-channel-error">{t('form.problems.noChannel')}</FieldError>
        </div>
      ) : null}
      {children}
    </Card>
  );
}

interface SendingSwitchProps {
  icon: ReactNode;
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  /** Why it cannot be changed now. */
  hint?: string | undefined;
  onChange: (isOn: boolean) => void;
}

/** A choice with its drawing left and its switch right. */
export function SendingSwitch({ icon, label, isOn, isDisabled = false, hint, onChange }: SendingSwitchProps) {
  return (
    <Switch
      isSelected={isOn}
      isDisabled={isDisabled}
      onChange={onChange}
      className="w-full flex-row-reverse justify-between gap-3"
    >
      <span className="flex min-w-0 items-center gap-3 [&_svg]:size-4.5 [&_svg]:flex-none [&_svg]:stroke-[1.75] [&_svg]:text-ink-3">
        <span aria-hidden="true">{icon}</span>
        <span className="min-w-0">
          {label}
          {hint === undefined ? null : <span className="block text-xs text-ink-3">{hint}</span>}
        </span>
      </span>
    </Switch>
  );
}
