import type { IsoDate } from '../calendar.ts';
import { addDays } from '../calendar.ts';
import { isMailDay } from './mail-days.ts';
import type { PostalPlace } from './postal-plan.ts';
import {
  defaultMailService,
  defaultPrintingDays,
  distanceBetween,
  planCard,
  transitDays,
} from './postal-plan.ts';

/** Working days between the agent's word and the order. */
const approvalDays = 2;

export interface BatchPlan {
  approveBy: IsoDate;
  printBy: IsoDate;
  mailBy: IsoDate;
  /** When the last card arrives that is ordered today. */
  earliestInHands: IsoDate;
  daysLate: number;
  printingDays: number;
  transitDays: number;
}

/** A batch leaves as one, so the home that is farthest away sets its days. */
export function planBatch({
  inHandsOn,
  from,
  homes,
  today,
}: {
  inHandsOn: IsoDate;
  from: PostalPlace;
  homes: readonly PostalPlace[];
  today: IsoDate;
}): BatchPlan {
  const places = new Map(homes.map((home) => [`${home.province} ${home.city}`, home]));
  const reached = places.size > 0 ? [...places.values()] : [from];
  const plans = reached.map((to) => ({
    ...planCard({ inHomeBy: inHandsOn, from, to, today }),
    transit: transitDays[defaultMailService][distanceBetween(from, to)],
  }));
  const earliest = (days: readonly IsoDate[]) => days.reduce((one, other) => (other < one ? other : one));
  const latest = (days: readonly IsoDate[]) => days.reduce((one, other) => (other > one ? other : one));
  const printBy = earliest(plans.map((plan) => plan.printBy));
  let approveBy = printBy;
  for (let left = approvalDays; left > 0; ) {
    approveBy = addDays(approveBy, -1);
    if (isMailDay(approveBy, from.province)) left -= 1;
  }
  return {
    approveBy,
    printBy,
    mailBy: earliest(plans.map((plan) => plan.mailBy)),
    earliestInHands: latest(plans.map((plan) => plan.earliestInHome)),
    daysLate: Math.max(...plans.map((plan) => plan.daysLate)),
    printingDays: defaultPrintingDays,
    transitDays: Math.max(...plans.map((plan) => plan.transit)),
  };
}
