import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  Bell,
  History,
  House,
  Inbox,
  KeyRound,
  Languages,
  LogOut,
  MailCheck,
  Map as MapIcon,
  MapPin,
  Moon,
  PenLine,
  Settings,
  Sun,
  User,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { suggestQuery } from '../../features/listings/api/search-api.ts';
import { useAppearance } from '../../features/users/model/appearance.ts';
import { useSettled } from '../../shared/hooks/use-settled.ts';
import { useFormat } from '../../shared/i18n/format.ts';
import { config } from '../../shared/lib/config.ts';
import { useLanguageStore } from '../../shared/stores/language-store.ts';
import { useSidebarStore } from '../../shared/stores/sidebar-store.ts';
import { useThemeStore } from '../../shared/stores/theme-store.ts';
import type { ScreenKey } from '../screens.ts';
import type { NavEntry } from '../shell/nav-entries.ts';
import { navEntries } from '../shell/nav-entries.ts';
import type { PaletteRecord } from './palette-record.ts';

/** The registry of the palette: a feature adds the hook that gives its records, in the order of the groups. */
export function usePaletteRecords(query: string): PaletteRecord[] {
  return [...useScreenRecords(), ...useActionRecords(), ...useListingRecords(query)];
}

/** What one can do from everywhere. The language action names both languages, so that everybody finds it. */
function useActionRecords(): PaletteRecord[] {
  const { t } = useTranslation('shell');
  const theme = useThemeStore((state) => state.theme);
  const lan = useLanguageStore((state) => state.lan);
  const { toggleTheme, chooseLanguage } = useAppearance();
  const { setChangePasswordModal, setLogoutModal } = useSidebarStore();
  const isDark = theme === 'dark';
  const group = t('palette.do');
  return [
    {
      id: 'do:theme',
      group,
      label: t(isDark ? 'header.toLight' : 'header.toDark'),
      icon: isDark ? Sun : Moon,
      run: toggleTheme,
    },
    {
      id: 'do:language',
      group,
      label: t(lan === 'en' ? 'palette.toFrench' : 'palette.toEnglish'),
      keywords: 'language langue english français',
      icon: Languages,
      run: () => chooseLanguage(lan === 'en' ? 'fr' : 'en'),
    },
    {
      id: 'do:password',
      group,
      label: t('account.changePassword'),
      icon: KeyRound,
      run: () => setChangePasswordModal(true),
    },
    { id: 'do:logout', group, label: t('account.logOut'), icon: LogOut, run: () => setLogoutModal(true) },
  ];
}

const fewestLetters = 2;
const mostLetters = 80;
const pauseMs = 150;

/** Listings by MLS number or address, and places; the server finds them, so the typed text itself is their keyword. */
function useListingRecords(query: string): PaletteRecord[] {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const navigate = useNavigate();
  const text = useSettled(query.trim(), pauseMs).slice(0, mostLetters);
  const isLongEnough = text.length >= fewestLetters;
  const { data: suggestions = [] } = useQuery({ ...suggestQuery(text), enabled: isLongEnough });
  if (!isLongEnough || query.trim().length < fewestLetters) return [];

  return suggestions.map((suggestion): PaletteRecord => {
    if (suggestion.type === 'place') {
      const { level, code, name, within } = suggestion;
      return {
        id: `place:${level}:${code}`,
        group: t('palette.places'),
        label: name,
        ...(within && { detail: within }),
        keywords: query,
        icon: MapPin,
        run: () =>
          void navigate({
            to: '/property-search/result',
            search: { c: JSON.stringify({ [level]: { any: [code] } }) },
          }),
      };
    }
    const { id, address, mlsNumber, municipality, price } = suggestion;
    const facts = [mlsNumber, municipality, price !== null && format.price(price)];
    return {
      id: `listing:${id}`,
      group: t('palette.listings'),
      label: address,
      detail: facts.filter(Boolean).join(' · '),
      keywords: query,
      icon: House,
      run: () => void navigate({ to: '/property-search/result/view', search: { id } }),
    };
  });
}

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

function useScreenRecords(): PaletteRecord[] {
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
