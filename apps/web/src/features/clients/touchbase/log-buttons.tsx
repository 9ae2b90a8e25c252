import type { DueClient } from '@hearthline/contract/client-page';
import type { ContactKind } from '@hearthline/domain/client/vocabulary';
import { contactKinds } from '@hearthline/domain/client/vocabulary';
import type { LucideIcon } from 'lucide-react';
import { Handshake, Mail, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../parts/name-of.ts';

const icons: Record<ContactKind, LucideIcon> = {
  call: Phone,
  email: Mail,
  meeting: Handshake,
  text: MessageSquare,
};

interface LogButtonsProps {
  due: DueClient;
  onLog: (contact: ContactKind) => void;
}

/** One tap says that there was contact, and how. */
export function LogButtons({ due, onLog }: LogButtonsProps) {
  const { t } = useTranslation('clients');
  const name = nameOf(due.client);
  return (
    <fieldset className="flex gap-1.5 max-lg:w-full">
      <legend className="sr-only">{t('touchbase.logFor', { name })}</legend>
      {contactKinds.map((contact) => {
        const Icon = icons[contact];
        return (
          <button
            key={contact}
            type="button"
            title={t(`touchbase.log.${contact}`, { name })}
            aria-label={t(`touchbase.log.${contact}`, { name })}
            onClick={() => onLog(contact)}
            className="flex min-h-11 flex-1 items-center justify-center gap-x-1.5 gap-y-0.5 max-sm:flex-col max-sm:px-1 max-sm:py-1.5 rounded-[8px] border border-line-strong bg-surface px-2.5 text-xs font-medium text-ink-2 transition-control lg:min-h-8 lg:flex-none hovered:bg-hover hovered:text-ink pressed:bg-pressed"
          >
            <Icon aria-hidden="true" className="size-4" />
            <span aria-hidden="true" className="max-sm:text-2xs lg:max-xl:hidden">
              {t(`contactKinds.${contact}`)}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
