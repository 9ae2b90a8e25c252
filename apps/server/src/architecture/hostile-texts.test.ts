import { parsePhone } from '@hearthline/domain/client/phone';
import { parsePostalCode } from '@hearthline/domain/client/postal-code';
import { foldText } from '@hearthline/domain/client/same-person';
import { normaliseAddress, normaliseUnit } from '@hearthline/domain/listing/addresses';
import { parseBand } from '@hearthline/domain/listing/bands';
import { isWritten } from '@hearthline/domain/message/is-written';
import { fillPlaceholders } from '@hearthline/domain/message/placeholders';
import { isSlowedDown } from '@hearthline/domain/testing/slowdown';
import { parseCents } from '@hearthline/format/parse-number';
import { expect, it } from 'vitest';
import { parseForm } from '../features/client-pages/parse-form.ts';
import { parseEmails, parsePhones, parseTags } from '../features/clients/import/values/parse-contacts.ts';
import { parseDate } from '../features/clients/import/values/parse-date.ts';
import { parseMoney } from '../features/clients/import/values/parse-money.ts';
import { parseUnit } from '../features/clients/import/values/parse-place.ts';
import { splitName } from '../features/clients/import/values/split-name.ts';
import { fillMail, toPlainText } from '../features/messages/compose/mail-body.ts';
import { sanitizeBody, textOfBody } from '../features/notifications/notification-html.ts';

const nobody = { firstName: '', lastName: '', fullName: '', city: '', agentName: '', brokerage: '' };

/** Whoever reads what people outside wrote, one function after the other: patterns are not all that can be slow. */
const readers: Record<string, (text: string) => unknown> = {
  foldText,
  parsePhone,
  parseBand,
  normaliseAddress,
  normaliseUnit,
  isWritten,
  toPlainText,
  sanitizeBody,
  textOfBody,
  splitName,
  parseEmails,
  parseMoney,
  parseUnit,
  parseCents: (text) => parseCents(text, 'en'),
  parsePostalCode: (text) => parsePostalCode(text, 'CA'),
  parsePhones: (text) => parsePhones(text, 'unknown'),
  parseTags: (text) => parseTags(text, 'google'),
  parseDate: (text) => parseDate(text, { isDayFirst: true, today: '2026-11-17' }),
  fillPlaceholders: (text) => fillPlaceholders(text, nobody),
  fillMail: (text) => fillMail({ subject: text, body: text }, nobody),
  parseForm: (text) => parseForm('multipart/form-data; boundary=x', text),
};
const pumps = [
  ...['1', ' ', 'a', '<', '>', '(', '{', '&', '@', ';', ',', '-', '/', '\n', '"', '=', '’', 'é'],
  ...[
    '1 ',
    'a@',
    '<a ',
    '<a href="x">',
    '</p>',
    '<p>',
    '{{',
    '&amp',
    '; name="',
    'x 1',
    ' or ',
    'a\r\n',
    '()',
  ],
];

it.each(Object.keys(readers))('%s takes sixteen times as long for sixteen times a hostile text', (name) => {
  const read = readers[name] ?? expect.unreachable();
  const slow = ['', '1'].flatMap((start) =>
    pumps.filter((pump) => isSlowedDown(read, { start, pump })).map((pump) => start + pump),
  );
  expect(slow).toEqual([]);
});
