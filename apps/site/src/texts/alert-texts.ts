import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';

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
}
