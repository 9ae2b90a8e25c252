import type { ListingState } from './lifecycle.ts';
import type {
  ActionOf,
  LifecycleAction,
  LifecycleActionType,
  LifecycleContext,
  LifecycleFacts,
  LifecycleRefusal,
} from './lifecycle-facts.ts';
import { createDraft } from './lifecycle-facts.ts';
import {
  areDates,
  blockClosing,
  blockExpiry,
  blockExtension,
  blockOverAgreement,
  blockTermination,
  blockUnready,
  checkAgreement,
  checkComingSoon,
  checkConditionalDeal,
  checkFirmDeal,
  isPrice,
} from './lifecycle-guards.ts';
import type { LifecycleStep, StepContext } from './lifecycle-steps.ts';
import {
  conditionalCodeOf,
  endDeal,
  expire,
  goOnMarket,
  makeFirm,
  resume,
  suspend,
  terminate,
} from './lifecycle-steps.ts';

export interface LifecycleRule<Action extends LifecycleAction = LifecycleAction> {
  from: readonly ListingState[];
  /** Where it leads; empty where this listing stays in its state. */
  to: readonly ListingState[];
  /** What stands in the way today, whatever the action says. */
  block?(listing: LifecycleFacts, context: LifecycleContext): LifecycleRefusal | null;
  check?(listing: LifecycleFacts, action: Action, context: LifecycleContext): LifecycleRefusal | null;
  take(listing: LifecycleFacts, action: Action, context: StepContext): LifecycleStep;
}

/** Every step that a person, the system or the demo may take; what is not here is refused. */
export const lifecycleRules: { [Type in LifecycleActionType]: LifecycleRule<ActionOf<Type>> } = {
  publish: {
    from: ['draft'],
    to: ['active'],
    block: blockUnready,
    check: (_listing, { agreementDate }, { today }) => checkAgreement(agreementDate, today),
    take: goOnMarket,
  },
  comingSoon: {
    from: ['draft'],
    to: ['comingSoon'],
    block: blockUnready,
    check: checkComingSoon,
    take: ({ listPrice }, { startDate }, { today }) => ({
      change: { state: 'comingSoon', code: 'cs', startDate, originalListPrice: listPrice },
      effectiveDate: today,
      newPrice: listPrice,
    }),
  },
  delete: {
    from: ['draft'],
    to: ['deleted'],
    take: (_listing, _action, { today }) => ({
      change: { state: 'deleted', code: 'del' },
      effectiveDate: today,
    }),
  },
  activate: {
    from: ['comingSoon'],
    to: ['active'],
    block: blockOverAgreement,
    take: goOnMarket,
  },
  changePrice: {
    from: ['active'],
    to: [],
    check: (listing, { listPrice }) => {
      if (!isPrice(listPrice)) return 'priceInvalid';
      return listPrice === listing.listPrice ? 'priceUnchanged' : null;
    },
    take: (listing, { listPrice }, { today, at }) => ({
      change: { code: 'pc', listPrice, previousListPrice: listing.listPrice, priceChangedAt: at },
      effectiveDate: today,
      oldPrice: listing.listPrice,
      newPrice: listPrice,
    }),
  },
  extend: {
    from: ['active', 'conditional', 'suspended'],
    to: [],
    block: blockExtension,
    check: (listing, { expiryDate }) => {
      if (!areDates(expiryDate)) return 'dateInvalid';
      return listing.expiryDate !== null && expiryDate > listing.expiryDate ? null : 'expiryNotLater';
    },
    take: (_listing, { expiryDate }, { today }) => ({
      change: { code: 'ext', expiryDate },
      effectiveDate: today,
    }),
  },
  acceptConditional: {
    from: ['active'],
    to: ['conditional'],
    check: checkConditionalDeal,
    take: ({ offer }, { price, acceptedOn, conditionalExpiryDate, escapeHours }) => ({
      change: {
        state: 'conditional',
        code: conditionalCodeOf(offer, escapeHours !== undefined),
        conditionalExpiryDate,
        dealPrice: price,
        escapeHours: escapeHours ?? null,
      },
      effectiveDate: acceptedOn,
    }),
  },
  sellFirm: { from: ['active'], to: ['firm'], check: checkFirmDeal, take: makeFirm },
  waive: { from: ['conditional'], to: ['firm'], check: checkFirmDeal, take: makeFirm },
  amendConditions: {
    from: ['conditional'],
    to: [],
    check: (listing, { conditionalExpiryDate }) => {
      if (!areDates(conditionalExpiryDate)) return 'dateInvalid';
      const isLater =
        listing.conditionalExpiryDate === null || conditionalExpiryDate > listing.conditionalExpiryDate;
      return isLater ? null : 'conditionsEndTooEarly';
    },
    take: ({ offer, escapeHours }, { conditionalExpiryDate }, { today }) => ({
      change: { code: conditionalCodeOf(offer, escapeHours !== null), conditionalExpiryDate },
      effectiveDate: today,
    }),
  },
  conditionsFail: { from: ['conditional'], to: ['active', 'expired'], take: endDeal },
  dealFellThrough: {
    from: ['firm'],
    to: ['active', 'expired'],
    block: ({ isClosed }) => (isClosed ? 'alreadyClosed' : null),
    take: endDeal,
  },
  confirmClosed: {
    from: ['firm'],
    to: [],
    block: blockClosing,
    take: ({ closeDate }, _action, { today }) => ({
      change: { isClosed: true },
      effectiveDate: closeDate ?? today,
    }),
  },
  suspend: {
    from: ['active', 'conditional'],
    to: ['suspended'],
    take: suspend,
  },
  resume: {
    from: ['suspended'],
    to: ['active', 'conditional'],
    block: blockOverAgreement,
    take: resume,
  },
  terminate: {
    from: ['active', 'suspended', 'comingSoon'],
    to: ['terminated'],
    block: blockTermination,
    take: terminate,
  },
  expire: {
    from: ['active', 'conditional', 'suspended', 'comingSoon'],
    to: ['expired'],
    block: blockExpiry,
    take: expire,
  },
  reportLateSale: {
    from: ['expired'],
    to: ['firm'],
    block: ({ conditionalExpiryDate }) => (conditionalExpiryDate === null ? 'noOpenDeal' : null),
    check: checkFirmDeal,
    take: makeFirm,
  },
  relist: {
    from: ['expired', 'terminated', 'firm'],
    to: [],
    block: ({ state, isClosed }) => (state === 'firm' && !isClosed ? 'dealOpen' : null),
    take: ({ key, offer }, action, { today, at }) => ({
      change: { ...createDraft({ key: action.key, offer, at }), previousKey: key },
      effectiveDate: today,
    }),
  },
};
