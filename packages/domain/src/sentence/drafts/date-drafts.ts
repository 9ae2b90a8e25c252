import type { Criteria, DateWindow } from '../../criteria/criteria.ts';
import type { DateField } from '../../criteria/fields.ts';
import type { Finding } from './finding.ts';
import { highestDays } from './limits.ts';

export type DatedField = DateField | 'priceDrop';

interface WindowMention {
  window: DateWindow;
  field: DatedField | undefined;
  finding: Finding;
}

/** Dates belong to what happened: the last word like sold or listed before them, else the first one after. */
export function createDateDrafts() {
  const happenings: { field: DatedField; finding: Finding }[] = [];
  const mentions: WindowMention[] = [];
  let dropPercent: number | undefined;

  function addHappening(field: DatedField): Finding {
    const finding: Finding = { field: null };
    happenings.push({ field, finding });
    return finding;
  }

  function addWindow(window: DateWindow, field = happenings.at(-1)?.field): Finding | null {
    if (window.lastDays !== undefined && window.lastDays > highestDays) return null;
    const finding: Finding = { field: null };
    mentions.push({ window, field, finding });
    return finding;
  }

  function addDrop(minPercent: number): Finding | null {
    if (!(minPercent >= 0 && minPercent <= 100)) return null;
    dropPercent = Math.max(dropPercent ?? 0, minPercent);
    addHappening('priceDrop');
    return { field: 'priceDrop' };
  }

  function finish(): Partial<Criteria> {
    const criteria: Partial<Criteria> =
      dropPercent === undefined ? {} : { priceDrop: { minPercent: dropPercent } };
    for (const { window, field = happenings[0]?.field ?? 'listed', finding } of mentions) {
      finding.field = setWindow(criteria, field, window);
    }
    for (const { field, finding } of happenings) {
      if (criteria[field] !== undefined) finding.field = field;
    }
    return criteria;
  }

  /** Things that happened at no time told, as far as they ask for something by themselves. */
  function listUndated(): Finding[] {
    return happenings
      .filter(({ field, finding }) => field === 'priceChanged' && finding.field === null)
      .map(({ finding }) => finding);
  }

  return { addHappening, addWindow, addDrop, listUndated, finish };
}

function setWindow(criteria: Partial<Criteria>, field: DatedField, window: DateWindow): DatedField {
  if (field === 'priceDrop' && criteria.priceDrop && window.lastDays !== undefined) {
    criteria.priceDrop.lastDays = window.lastDays;
    return 'priceDrop';
  }
  const dateField = field === 'priceDrop' ? 'priceChanged' : field;
  criteria[dateField] = combineWindows(criteria[dateField], window);
  return dateField;
}

/** An end that is still open is closed by the second mention; otherwise the later one wins. */
function combineWindows(current: DateWindow | undefined, next: DateWindow): DateWindow {
  if (!current || current.lastDays !== undefined || next.lastDays !== undefined) return next;
  const both = { ...current, ...next };
  return both.from !== undefined && both.to !== undefined && both.from > both.to ? next : both;
}
