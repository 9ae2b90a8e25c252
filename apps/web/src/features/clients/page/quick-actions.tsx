import { Link } from '@tanstack/react-router';
import { Mail, MessageSquare, Phone, Scale, ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clientBasketLink, clientCmaLink, clientMailLink } from '../parts/client-links.ts';
import { phoneLink } from '../parts/format-client.ts';
import type { ClientDetail } from './client-detail.ts';

const tileClass =
  'grid min-h-14 flex-auto content-center justify-items-center gap-[3px] rounded-[12px] border border-line bg-surface px-0.5 pt-2 pb-1.5 text-xs font-medium text-ink-2 transition-control hovered:border-line-strong hovered:text-ink lg:min-h-0 lg:rounded-md lg:bg-inset lg:text-[11.5px]/[16px] [&_svg]:size-5';
const offClass = `${tileClass} opacity-50`;

/** Call, write and text in one tap; what there is no number or address for cannot be tapped. */
export function QuickActions({ client }: { client: ClientDetail }) {
  const { t } = useTranslation('clients');
  const { phone, email, id } = client;
  return (
    <div className="flex gap-1.5">
      <Tile
        href={phone && phoneLink(phone)}
        icon={<Phone aria-hidden="true" />}
        label={t('page.actions.call')}
      />
      {email ? (
        <Link {...clientMailLink(id)} className={tileClass}>
          <Mail aria-hidden="true" />
          {t('page.actions.email')}
        </Link>
      ) : (
        <Tile href="" icon={<Mail aria-hidden="true" />} label={t('page.actions.email')} />
      )}
      <Tile
        href={phone && `sms:${phone.split(';')[0]}`}
        icon={<MessageSquare aria-hidden="true" />}
        label={t('page.actions.sms')}
      />
      <Link {...clientCmaLink(id)} aria-label={t('page.actions.newCma')} className={tileClass}>
        <Scale aria-hidden="true" />
        {t('page.actions.cma')}
      </Link>
      <Link {...clientBasketLink(id)} aria-label={t('page.actions.newBasket')} className={tileClass}>
        <ShoppingBasket aria-hidden="true" />
        {t('page.actions.basket')}
      </Link>
    </div>
  );
}

function Tile({ href, icon, label }: { href: string; icon: ReactNode; label: string }) {
  if (href === '') {
    return (
      <span aria-disabled="true" className={offClass}>
        {icon}
        {label}
      </span>
    );
  }
  return (
    <a href={href} className={tileClass}>
      {icon}
      {label}
    </a>
  );
}
