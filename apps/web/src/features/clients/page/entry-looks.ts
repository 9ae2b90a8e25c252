import type { TimelineEntry } from '@hearthline/contract/client-timeline';
import type { ContactKind } from '@hearthline/domain/client/vocabulary';
import type { LucideIcon } from 'lucide-react';
import {
  Ban,
  BellRing,
  CalendarCheck,
  CalendarPlus,
  CircleQuestionMark,
  FileText,
  Import,
  Mail,
  Mailbox,
  MailOpen,
  MailX,
  Merge,
  MessageCircle,
  MessageSquare,
  NotebookPen,
  Pencil,
  Phone,
  RotateCcw,
  Scale,
  ShieldCheck,
  ShieldX,
  ShoppingBasket,
  SquareCheck,
  Tag,
  ThumbsDown,
  ThumbsUp,
  UserPlus,
  Users,
} from 'lucide-react';

export interface EntryLook {
  Icon: LucideIcon;
  /** A colour of the tokens. */
  colour: string;
}

export const contactIcons: Record<ContactKind, LucideIcon> = {
  call: Phone,
  email: Mail,
  meeting: CalendarCheck,
  text: MessageSquare,
};

const contactColours: Record<ContactKind, string> = {
  call: 'var(--st-active)',
  email: 'var(--info)',
  meeting: 'var(--st-leased)',
  text: 'var(--st-new)',
};

type Change = Extract<TimelineEntry, { kind: 'change' }>['change'];

const changeIcons: Record<Change, LucideIcon> = {
  created: UserPlus,
  imported: Import,
  edited: Pencil,
  merged: Merge,
  categoryChanged: Tag,
  consentRecorded: ShieldCheck,
  consentWithdrawn: ShieldX,
  optedOut: Ban,
  optedIn: Mail,
  unsubscribed: MailX,
  householdChanged: Users,
  restored: RotateCcw,
};

type AnalysisEvent = Extract<TimelineEntry, { kind: 'analysis' }>['event'];

const analysisIcons: Record<AnalysisEvent, LucideIcon> = {
  saved: Scale,
  reportMade: FileText,
  reportOpened: MailOpen,
};

type BasketEvent = Extract<TimelineEntry, { kind: 'basket' }>['event'];

/** One answer has one face, wherever it stands. */
const basketLooks: Record<BasketEvent, EntryLook> = {
  made: { Icon: ShoppingBasket, colour: 'var(--brand-ink)' },
  yes: { Icon: ThumbsUp, colour: 'var(--success)' },
  maybe: { Icon: CircleQuestionMark, colour: 'var(--warning)' },
  no: { Icon: ThumbsDown, colour: 'var(--danger)' },
  commented: { Icon: MessageCircle, colour: 'var(--info)' },
  showingAsked: { Icon: CalendarPlus, colour: 'var(--st-leased)' },
  showingAgreed: { Icon: CalendarCheck, colour: 'var(--success)' },
};

const alertLook: EntryLook = { Icon: BellRing, colour: 'var(--brand-ink)' };

export function lookOf(entry: TimelineEntry): EntryLook {
  switch (entry.kind) {
    case 'contact':
      return { Icon: contactIcons[entry.contact], colour: contactColours[entry.contact] };
    case 'mail':
      return { Icon: entry.channel === 'sms' ? MessageSquare : Mail, colour: 'var(--info)' };
    case 'card':
      return { Icon: Mailbox, colour: 'var(--st-new)' };
    case 'note':
      return { Icon: NotebookPen, colour: 'var(--warning)' };
    case 'task':
      return { Icon: SquareCheck, colour: 'var(--success)' };
    case 'analysis':
      return { Icon: analysisIcons[entry.event], colour: 'var(--brand-ink)' };
    case 'basket':
      return entry.event === 'made' && entry.basketType === 'Automatic'
        ? alertLook
        : basketLooks[entry.event];
    case 'change':
      return { Icon: changeIcons[entry.change], colour: 'var(--ink-3)' };
  }
}
