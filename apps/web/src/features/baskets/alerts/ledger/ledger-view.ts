import type { AlertOutcome } from '@hearthline/domain/alert/vocabulary';
import type { IsoDate } from '@hearthline/domain/calendar';
import { addDays, parseIsoDate } from '@hearthline/domain/calendar';
import type { DateRange } from '@hearthline/domain/date-range';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { parsePage } from '../../../../shared/lib/parse-page.ts';
import { isRecordId } from '../../model/basket-links.ts';
import type { LedgerRequest } from '../api/alerts-api.ts';
import { outcomeNames } from '../parts/outcomes.tsx';

/** Of one alert, or of all alerts of one client. */
export type LedgerScope = { alertId: string } | { clientId: string };

interface LedgerAddress {
  show?: string | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  page?: string | undefined;
  /** The home that is asked about. */
  listing?: string | undefined;
}

export const ledgerPageSize = 20;
/** Of these days it speaks where nobody chose others. */
const usualDays = 30;
const allDates = 'all';

function parseDates({ from, to }: LedgerAddress, today: IsoDate): DateRange | null {
  if (from === allDates) return null;
  if (from && to && parseIsoDate(from) && parseIsoDate(to) && from <= to) return { from, to };
  return { from: addDays(today, 1 - usualDays), to: today };
}

/** What the ledger shows. All of it stands in the address, so Back finds it again. */
export function useLedgerView(scope: LedgerScope, today: IsoDate) {
  const address = useSearch({ strict: false }) as LedgerAddress;
  const navigate = useNavigate();
  const dates = parseDates(address, today);
  const outcome = outcomeNames.find((each) => each === address.show);
  const search = (address.q ?? '').slice(0, 80);
  const page = parsePage(address.page);

  function go(change: LedgerAddress, isReplaced = false) {
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...change }),
      replace: isReplaced,
      resetScroll: false,
    });
  }

  const asked: LedgerRequest = {
    ...scope,
    ...(outcome && { outcome }),
    ...dates,
    search,
    page: String(page),
    pageSize: String(ledgerPageSize),
  };
  return {
    asked,
    dates,
    outcome,
    search,
    page,
    listingId: isRecordId(address.listing) ? address.listing : undefined,
    setOutcome: (next: AlertOutcome | undefined) => go({ show: next, page: undefined }),
    setSearch: (text: string) => go({ q: text || undefined, page: undefined }, true),
    setDates: (next: DateRange | null) => go({ from: next?.from ?? allDates, to: next?.to, page: undefined }),
    setPage: (next: number, { isTyping = false } = {}) =>
      go({ page: next > 1 ? String(next) : undefined }, isTyping),
    setListing: (id: string | undefined) => go({ listing: id }, true),
    clear: () => go({ show: undefined, q: undefined, page: undefined }),
  };
}

export type LedgerView = ReturnType<typeof useLedgerView>;
