import type { IsoDate } from '../calendar.ts';
import type { LifecycleCode } from './lifecycle.ts';
import type { ListingEvent, ListingRecord } from './listing-record.ts';
import type { Offer } from './vocabulary.ts';

/** The part of a listing that the lifecycle reads and writes. */
export interface LifecycleFacts
  extends Pick<
    ListingRecord,
    | 'key'
    | 'offer'
    | 'state'
    | 'code'
    | 'listPrice'
    | 'originalListPrice'
    | 'previousListPrice'
    | 'closePrice'
    | 'listDate'
    | 'soldDate'
    | 'closeDate'
    | 'expiryDate'
    | 'conditionalExpiryDate'
    | 'offMarketDate'
    | 'modifiedAt'
    | 'statusChangedAt'
    | 'priceChangedAt'
  > {
  /** The listing of the same home that this one follows. */
  previousKey: string | null;
  /** The day a coming-soon listing is to go on the market. */
  startDate: IsoDate | null;
  backOnMarketDate: IsoDate | null;
  /** Days since the list date that do not count as days on market. */
  pausedDays: number;
  /** What a suspended listing goes back to. */
  priorState: 'active' | 'conditional' | null;
  priorCode: LifecycleCode | null;
  /** The price of a deal that is not firm: nobody but the listing's own agent may see it. */
  dealPrice: number | null;
  /** How long a buyer with an escape clause has to waive the conditions. */
  escapeHours: number | null;
  /** The completion of the deal was confirmed. */
  isClosed: boolean;
}

interface FirmDeal {
  price: number;
  /** The day the deal became unconditional. */
  soldDate: IsoDate;
  closeDate: IsoDate;
}

export type LifecycleAction =
  | { type: 'publish'; agreementDate: IsoDate }
  | { type: 'comingSoon'; agreementDate: IsoDate; startDate: IsoDate }
  | { type: 'delete' }
  | { type: 'activate' }
  | { type: 'changePrice'; listPrice: number }
  | { type: 'extend'; expiryDate: IsoDate }
  | {
      type: 'acceptConditional';
      price: number;
      acceptedOn: IsoDate;
      conditionalExpiryDate: IsoDate;
      /** Present for a deal with an escape clause. */
      escapeHours?: number;
    }
  | ({ type: 'sellFirm' } & FirmDeal)
  | ({ type: 'waive' } & FirmDeal)
  | { type: 'amendConditions'; conditionalExpiryDate: IsoDate }
  | { type: 'conditionsFail' }
  | { type: 'dealFellThrough' }
  | { type: 'confirmClosed' }
  | { type: 'suspend' }
  | { type: 'resume' }
  | { type: 'terminate' }
  | { type: 'expire' }
  | ({ type: 'reportLateSale' } & FirmDeal)
  | { type: 'relist'; key: string };

export type LifecycleActionType = LifecycleAction['type'];
export type ActionOf<Type extends LifecycleActionType> = Extract<LifecycleAction, { type: Type }>;

export interface LifecycleContext {
  /** The calendar day where the home stands. */
  today: IsoDate;
  /** The instant of the step; noon UTC of today where the caller does not care. */
  at?: string;
  actor: ListingEvent['actor'];
  /** Of a person: only a broker or a manager may terminate. */
  role?: 'agent' | 'broker' | 'manager';
}

export type LifecycleRefusal =
  | 'notAllowedInState'
  | 'roleMissing'
  | 'systemOnly'
  | 'dateInvalid'
  | 'priceInvalid'
  | 'priceUnchanged'
  | 'expiryMissing'
  | 'expiryNotLater'
  | 'agreementNotStarted'
  | 'agreementOver'
  | 'agreementRunning'
  | 'startNotInFuture'
  | 'startAfterExpiry'
  | 'acceptedInFuture'
  | 'conditionsEndTooEarly'
  | 'escapeHoursInvalid'
  | 'soldInFuture'
  | 'soldBeforeOnMarket'
  | 'closeBeforeSold'
  | 'closingNotReached'
  | 'alreadyClosed'
  | 'dealOpen'
  | 'noOpenDeal';

export interface NewDraft {
  key: string;
  offer: Offer;
  /** The instant at which the draft is begun. */
  at: string;
  listPrice?: number;
  expiryDate?: IsoDate;
}

export function createDraft({ key, offer, at, listPrice, expiryDate }: NewDraft): LifecycleFacts {
  return {
    key,
    previousKey: null,
    offer,
    state: 'draft',
    code: 'draft',
    listPrice: listPrice ?? null,
    originalListPrice: null,
    previousListPrice: null,
    closePrice: null,
    listDate: null,
    soldDate: null,
    closeDate: null,
    expiryDate: expiryDate ?? null,
    conditionalExpiryDate: null,
    offMarketDate: null,
    modifiedAt: at,
    statusChangedAt: at,
    priceChangedAt: null,
    startDate: null,
    backOnMarketDate: null,
    pausedDays: 0,
    priorState: null,
    priorCode: null,
    dealPrice: null,
    escapeHours: null,
    isClosed: false,
  };
}
