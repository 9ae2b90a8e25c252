import type { PasswordRule, RuleState } from '@hearthline/domain/password';
import { checkPassword } from '@hearthline/domain/password';
import { Check, Minus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface PasswordChecklistProps {
  password: string;
  confirmation: string;
  /** Shorter words and a heading, for a narrow column beside the fields. */
  isCompact?: boolean;
}

const rules: PasswordRule[] = ['length', 'mixed', 'special', 'noSpaces', 'match'];
const icons: Record<RuleState, typeof Check> = { empty: Minus, met: Check, unmet: X };

export function PasswordChecklist({ password, confirmation, isCompact = false }: PasswordChecklistProps) {
  const { t } = useTranslation('common');
  const states = checkPassword(password, confirmation);
  const wording = isCompact ? 'short' : 'long';

  return (
    <div className="rounded-md border border-line bg-inset px-4 py-3.5">
      {isCompact && <p className="mb-2 text-sm font-medium text-ink">{t('passwordRules.title')}</p>}
      <ul aria-label={t('passwordRules.label')} className="grid gap-1.5 text-sm">
        {rules.map((rule) => {
          const state = states[rule];
          const Icon = icons[state];
          return (
            <li
              key={rule}
              data-rule={rule}
              data-state={state}
              className="flex items-start gap-2 text-ink-3 data-[state=met]:text-success data-[state=unmet]:text-danger"
            >
              <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 flex-none" />
              <span>
                {t(`passwordRules.${wording}.${rule}`)}
                <span className="sr-only">, {t(`passwordRules.states.${state}`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
