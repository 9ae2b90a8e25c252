import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../../shared/api/me-query.ts';
import { useFormat } from '../../../shared/i18n/format.ts';

interface AgentCard {
  name: string;
  brokerage: string;
  phone: string;
  email: string;
}

/** Who hands listings on, as far as the profile tells it; missing while that is on its way. */
export function useAgentCard(): AgentCard | undefined {
  const { data: me } = useQuery(meQuery);
  const format = useFormat();
  if (!me) return undefined;
  const phone = me.phone || me.realtor.phone;
  return {
    name: `${me.firstName} ${me.lastName}`.trim(),
    brokerage: me.realtor.brokerageName.trim(),
    phone: phone && format.phone(phone),
    email: me.realtor.email || me.email,
  };
}

/** On paper: the agent who hands it on, beside those who list the home. */
export function PreparedBy({ className }: { className?: string }) {
  const { t } = useTranslation('listings');
  const agent = useAgentCard();
  if (!agent) return null;
  const { name, brokerage, phone, email } = agent;
  return (
    <p className={className}>
      {t('preparedBy')} <b>{name}</b>
      {[brokerage, phone, email].filter(Boolean).map((part) => ` · ${part}`)}
    </p>
  );
}
