import type { BadgeIconKey } from '@hearthline/domain/badge/configuration';
import type { LucideIcon } from 'lucide-react';
import {
  Activity,
  BadgePercent,
  Calculator,
  ChartColumn,
  ChartPie,
  CircleDollarSign,
  Coins,
  CreditCard,
  FileSearch,
  FileText,
  Receipt,
  ReceiptText,
  ScrollText,
  SquarePercent,
  UsersRound,
  Wallet,
  WalletCards,
  WalletMinimal,
} from 'lucide-react';

const icons: Record<BadgeIconKey, LucideIcon> = {
  default: Activity,
  card: CreditCard,
  cards: WalletCards,
  chartSquare: ChartColumn,
  coin: Coins,
  document: FileText,
  dollarCircle: CircleDollarSign,
  emptyWallet: WalletMinimal,
  graph: ChartPie,
  math: Calculator,
  percentageSquare: SquarePercent,
  profile2user: UsersRound,
  receiptAdd: ReceiptText,
  receiptDiscount: BadgePercent,
  receiptMinus: Receipt,
  receiptSearch: FileSearch,
  receipt2: ScrollText,
  wallet: Wallet,
};

export function BadgeIcon({ iconKey }: { iconKey: BadgeIconKey }) {
  const Icon = icons[iconKey];
  return <Icon aria-hidden="true" strokeWidth={1.75} />;
}
