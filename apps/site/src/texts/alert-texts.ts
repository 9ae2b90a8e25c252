import type { AlertFormOutcome } from '@hearthline/contract/basket-page';
import type { AlertTimeUnit, AlertTrigger, PauseReason } from '@hearthline/domain/alert/vocabulary';
import type { AnswerReason } from '@hearthline/domain/basket/vocabulary';

/** Days as a reader thinks of them. */
export interface DayWords {
  today: string;
  yesterday: string;
  weekday: (day: string) => string;
  date: (day: string) => string;
}

/** Mails of alerts, and what the page of one has beside the homes. `agent` is the agent's first name everywhere. */
export interface AlertTexts {
  /** What happened to a home, on its mark. */
  trigger: Record<AlertTrigger, string>;
  leasedTrigger: Record<'conditional' | 'soldOrLeased', string>;
  since: DayWords;
  reason: {
    new: DayWords;
    down: (by: string, when: string) => string;
    up: (by: string, when: string) => string;
    intoRange: string;
    back: (when: string) => string;
    less: (by: string) => string;
    more: (by: string) => string;
    conditional: string;
    conditionalLease: string;
    sold: string;
    leased: string;
    when: DayWords;
    like: (address: string) => string;
    fits: (count: number) => string;
  };
  mail: {
    subject: {
      /** Of several: how many, where, and what else is to be said. */
      homes: (count: number, place: string, areNew: boolean) => string;
      down: (count: number, by: string, ofAll: number) => string;
      back: (count: number, ofAll: number) => string;
      gone: (count: number, ofAll: number) => string;
      /** Of one. */
      oneNew: (place: string, home: string, price: string) => string;
      oneDown: (home: string, by: string, price: string) => string;
      oneUp: (home: string, by: string, price: string) => string;
      oneBack: (home: string, price: string) => string;
      oneConditional: (home: string, isLease: boolean) => string;
      oneGone: (home: string, isLease: boolean) => string;
    };
    hello: (names: string) => string;
    fit: (count: number, alerts: string, since: string) => string;
    news: (count: number, alerts: string) => string;
    alertName: (name: string) => string;
    tap: string;
    textMe: string;
    merged: string;
    open: (count: number) => string;
    answerLabel: (answer: string, home: string) => string;
    ways: {
      title: string;
      fewer: [title: string, text: string];
      other: [title: string, text: string];
      pause: [title: string, text: string];
      stop: [title: string, text: string];
    };
    privacy: string;
  };
  question: {
    subject: (alerts: string) => string;
    lastSeen: (day: string) => string;
    neverSeen: string;
    text: (day: string) => string;
    keep: string;
    pause: string;
    stop: string;
    sms: (alerts: string) => string;
  };
  page: {
    /** What it watches. */
    watches: string;
    everywhere: string;
    from: (amount: string) => string;
    upTo: (amount: string) => string;
    atLeast: (amount: string) => string;
    not: (names: string) => string;
    is: Record<'yes' | 'no', string>;
    shape: Record<'polygon' | 'box', string>;
    near: (place: string, radius: string) => string;
    drop: (percent: string) => string;
    days: (days: number) => string;
    between: (from: string, to: string) => string;
    rhythm: Record<AlertTimeUnit, string>;
    older: string;
    newer: string;
    pageOf: (page: number, pages: number) => string;
    /** As it stands. */
    standing: {
      asSet: (rhythm: string) => string;
      weekly: string;
      pausedUntil: (day: string) => string;
      stopped: string;
      alertPaused: Record<PauseReason, (agent: string) => string>;
      resumes: (day: string) => string;
    };
    /** Where a message named several alerts. */
    choiceFor: (alerts: string) => string;
    fewer: string;
    asBefore: string;
    pauseFor: Record<'2' | '4', string>;
    pauseLabel: string;
    goOn: string;
    stop: string;
    stopText: (agent: string) => string;
    other: {
      title: string;
      legend: string;
      off: Record<AnswerReason, string>;
      place: string;
      send: string;
    };
    still: { title: string; text: (day: string) => string; keep: string; stop: string };
    outcome: Record<AlertFormOutcome, (agent: string) => string>;
    tapped: {
      title: (answer: string) => string;
      text: (agent: string) => string;
      confirm: (answer: string) => string;
    };
  };
}
