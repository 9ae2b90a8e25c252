import { countUntold } from './doubt.ts';
import type { Calculation } from './grid.ts';

export const confidenceGrades = ['high', 'medium', 'low'] as const;
export type ConfidenceGrade = (typeof confidenceGrades)[number];

export type ConfidenceReason =
  | { code: 'fewComparables'; count: number }
  | { code: 'oneDominates'; share: number }
  /** Without one of them the value would be another by this share. */
  | { code: 'fragile'; share: number }
  | { code: 'theyDiffer'; share: number }
  | { code: 'farAway'; kilometres: number }
  | { code: 'soldLongAgo'; months: number }
  | { code: 'muchAdjusted'; share: number }
  | { code: 'factsUnknown'; count: number }
  | { code: 'notBracketed'; what: 'area' | 'price' };

export interface Confidence {
  grade: ConfidenceGrade;
  /** Half of the range as a share of the value. */
  halfWidth: number;
  /** What makes the range wide, the plainest first. */
  reasons: ConfidenceReason[];
}

/** A value that moves further without one comparable is fragile, and a grade less sure. */
export const mostInfluence = 0.06;
const lowered = (grade: ConfidenceGrade): ConfidenceGrade => (grade === 'high' ? 'medium' : 'low');

const gradeLimits = { high: 0.13, medium: 0.25 };
const limits = {
  comparables: 5,
  share: 0.4,
  spread: 0.15,
  kilometres: 1,
  months: 9,
  gross: 0.2,
};

/** The grade comes from the range, which was measured; the reasons say what one could do about it. */
export function evaluateConfidence(calculation: Calculation): Confidence {
  const { value, low, high, sales, doubt, brackets, influence } = calculation;
  const isFragile = influence > mostInfluence;
  const halfWidth = (high - low) / 2 / value;
  const weighted = sales.filter(({ weight }) => weight > 0);
  const share = Math.max(...weighted.map(({ weight }) => weight));
  const months = Math.round(doubt.age * 12);
  const unknown = countUntold(doubt);
  const reasons: (ConfidenceReason | false)[] = [
    weighted.length < limits.comparables && { code: 'fewComparables', count: weighted.length },
    share > limits.share && { code: 'oneDominates', share },
    isFragile && { code: 'fragile', share: influence },
    doubt.spread > limits.spread && { code: 'theyDiffer', share: doubt.spread },
    doubt.distance > limits.kilometres && { code: 'farAway', kilometres: doubt.distance },
    months > limits.months && { code: 'soldLongAgo', months },
    doubt.gross > limits.gross && { code: 'muchAdjusted', share: doubt.gross },
    unknown > 0 && { code: 'factsUnknown', count: unknown },
    brackets.area !== null &&
      !(brackets.area.hasBelow && brackets.area.hasAbove) && { code: 'notBracketed', what: 'area' },
    !(brackets.price.hasBelow && brackets.price.hasAbove) && { code: 'notBracketed', what: 'price' },
  ];
  const grade = halfWidth <= gradeLimits.high ? 'high' : halfWidth <= gradeLimits.medium ? 'medium' : 'low';
  return {
    grade: isFragile ? lowered(grade) : grade,
    halfWidth,
    reasons: reasons.filter((reason) => reason !== false),
  };
}
