import { useNavigate } from '@tanstack/react-router';
import { Bell, History, Inbox, MailCheck, Map as MapIcon, PenLine, Settings, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { config } from '../../shared/lib/config.ts';
import type { ScreenKey } from '../screens.ts';
import type { NavEntry } from '../shell/nav-entries.ts';
import { navEntries } from '../shell/nav-entries.ts';
import type { PaletteRecord } from './palette-record.ts';

/** Screens that one can go to directly but that have no entry in the sidebar. */
const furtherScreens: (NavEntry & { parent?: ScreenKey })[] = [
  { screen: 'mapSearch', to: '/property-search/map-search', icon: MapIcon, parent: 'propertySearch' },
  { screen: 'cmaRecent', to: '/cma/recent', icon: History, parent: 'cma' },
  { screen: 'writeMail', to: '/clients/mail', icon: PenLine, parent: 'clients' },
  { screen: 'emailLog', to: '/email-log', icon: MailCheck, parent: 'clients' },
  { screen: 'notifications', to: '/notification', icon: Bell },
  { screen: 'profile', to: '/user/profile', icon: User },
  { screen: 'settings', to: '/setting', icon: Settings },
];
const mailboxScreen: NavEntry = { screen: 'mailbox', to: '/mailbox', icon: Inbox };

export function useScreenRecords(): PaletteRecord[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const entries: (NavEntry & { parent?: ScreenKey })[] = [
    ...navEntries,
    ...furtherScreens,
    ...(config().demo?.hasMailbox ? [mailboxScreen] : []),
  ];
  return entries.map(({ screen, to, search, icon, parent }) => ({
    id: `screen:${screen}`,
    group: t('palette.goTo'),
    label: t(`screens.${screen}`),
    ...(parent && { detail: t(`screens.${parent}`) }),
    keywords: to,
    icon,
    run: () => void navigate({ to, search: search ?? {} }),
  }));
}
