import type { AlertRhythm } from '@hearthline/domain/alert/alert-plan';
import type { DemoPerson } from '../baskets/demo-baskets.store.ts';
import type { DemoAlertPlan } from './demo-alert-plans.ts';
import type { DemoAlertRows, DemoEvent } from './demo-alerts.store.ts';

export interface DemoAlertInput {
  agentId: string;
  timeZone: string;
  now: Date;
  plan: DemoAlertPlan;
  /** Tells the alerts of an agent apart. */
  place: number;
  /** The client first. */
  people: readonly DemoPerson[];
  /** Of the last 30 days. */
  events: readonly DemoEvent[];
  /** Nothing leaves before the agent confirms it: where mails would really leave. */
  confirmsAll: boolean;
}

/** One alert on its way to its rows. */
export interface AlertDraft extends DemoAlertInput {
  rows: DemoAlertRows;
  basketId: string;
  readerIds: string[];
  madeAt: Date;
  rhythm: AlertRhythm;
  pausedAt: Date | null;
  idAt(at: Date, name: string, sequence?: number): string;
}
