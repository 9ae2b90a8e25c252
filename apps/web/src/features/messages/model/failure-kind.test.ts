import { describe, expect, it } from 'vitest';
import { failureKindOf } from './failure-kind.ts';

describe('[MAIL-01] why a message failed', () => {
  it.each([
    ['smtp:550', 'unknownAddress'],
    ['smtp:552', 'mailboxFull'],
    ['smtp:554', 'refused'],
    ['dsn:5.1.1', 'unknownAddress'],
    ['dsn:5.2.2', 'mailboxFull'],
    ['dsn:5.2.3', 'tooLarge'],
    ['dsn:5.3.4', 'tooLarge'],
    ['dsn:5.7.1', 'refused'],
    ['dsn:5.0.0', 'other'],
    ['sms:21211', 'badNumber'],
    ['sms:30007', 'smsRefused'],
    ['gaveUp', 'gaveUp'],
    [null, 'other'],
  ])('%s is told as %s', (reason, kind) => {
    expect(failureKindOf(reason)).toBe(kind);
  });
});
