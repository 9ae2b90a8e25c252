import type { LucideIcon } from 'lucide-react';
import {
  AppWindow,
  BellRing,
  Blocks,
  Gift,
  Heart,
  LayoutDashboard,
  MapPinned,
  Megaphone,
  Newspaper,
  Scale,
  ShoppingBasket,
  UserCheck,
  Users,
} from 'lucide-react';
import type { BasketType, ScreenKey, ScreenSearch } from '../screens.ts';
import { trimPath } from '../screens.ts';

export interface NavEntry {
  screen: ScreenKey;
  to: string;
  icon: LucideIcon;
  search?: { basketType: BasketType };
  /** Screens that belong here although their path does not begin with it. */
  alsoUnder?: string[];
}

export const navEntries: NavEntry[] = [
  { screen: 'dashboard', to: '/', icon: LayoutDashboard },
  { screen: 'favorites', to: '/favorites', icon: Heart },
  { screen: 'cma', to: '/cma', icon: Scale },
  { screen: 'clients', to: '/clients', icon: Users, alsoUnder: ['/email-log'] },
  { screen: 'news', to: '/news', icon: Newspaper },
  { screen: 'events', to: '/events', icon: Gift },
  { screen: 'propertySearch', to: '/property-search', icon: MapPinned },
  { screen: 'clientAlert', to: '/basket', icon: BellRing, search: { basketType: 'Automatic' } },
  { screen: 'clientBasket', to: '/basket', icon: ShoppingBasket, search: { basketType: 'Manual' } },
  { screen: 'badgeBuilder', to: '/badge-builder', icon: Blocks },
  { screen: 'siteBuilder', to: '/site-builder', icon: AppWindow },
];

/** For administrators only: they stand in the account menu, not in the sidebar. */
export const adminEntries = [
  { screen: 'agents', to: '/admin/agents', icon: Users },
  { screen: 'accessRequests', to: '/admin/access-requests', icon: UserCheck },
  { screen: 'announcements', to: '/admin/announcements', icon: Megaphone },
] as const satisfies NavEntry[];

function isUnder(path: string, parent: string): boolean {
  return path === parent || (parent !== '/' && path.startsWith(`${parent}/`));
}

const comparePath = '/property-search/compare';

/** The two basket entries share their path, so the query decides between them; one of them that does not say is a basket. */
export function isEntryActive(entry: NavEntry, path: string, asked: ScreenSearch): boolean {
  // Homes of a basket are compared on behalf of it.
  const clean =
    asked.basketId !== undefined && trimPath(path) === comparePath ? '/basket/view' : trimPath(path);
  const search = clean.startsWith('/basket/') ? { basketType: asked.basketType ?? 'Manual' } : asked;
  const isInside = [entry.to, ...(entry.alsoUnder ?? [])].some((parent) => isUnder(clean, parent));
  return isInside && (!entry.search || entry.search.basketType === search.basketType);
}
