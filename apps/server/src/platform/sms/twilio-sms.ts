import { z } from 'zod';
import { parseJsonBody, sendRequest } from '../http/outgoing.ts';
import type { SmsSender } from './sms.ts';
import { SmsRefusedError, SmsUnsureError } from './sms.ts';

export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** The number that texts come from, or the id of a messaging service. */
  from: string;
  /** Where the provider listens; tests have a server of their own. */
  baseUrl?: string;
  timeoutMs?: number;
}

const replyMaxBytes = 64 * 1024;
const accepted = z.object({ sid: z.string().max(64) });
const refused = z.object({ code: z.number().int() });
/** Numbers that cannot be reached: not a number, not a mobile one, opted out by STOP, unknown to the carrier. */
const numberCodes = new Set([21211, 21214, 21217, 21610, 21612, 21614]);
/** Nobody was there to take it. */
const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Twilio's HTTP API, version 2010-04-01. */
export function createTwilioSms(options: TwilioOptions): SmsSender {
  const { accountSid, authToken, from, baseUrl = 'https://api.twilio.com', timeoutMs = 15_000 } = options;
  const address = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const sender: [string, string] = from.startsWith('MG') ? ['MessagingServiceSid', from] : ['From', from];

  return {
    send: async ({ to, text, key }) => {
      const reply = await sendRequest(address, {
        method: 'POST',
        headers: {
          authorization: `Basic ${credentials}`,
          'content-type': 'application/x-www-form-urlencoded',
          'i-twilio-idempotency-token': key,
        },
        body: new URLSearchParams([['To', to], sender, ['Body', text]]),
        timeoutMs,
        followsRedirects: true,
      }).catch((error: Error) => {
        throw explain(error);
      });
      const body = await parseJsonBody(reply, replyMaxBytes).catch(() => null);
      if (reply.ok) return accepted.safeParse(body).data?.sid ?? '';
      const code = refused.safeParse(body).data?.code ?? reply.status;
      // Numbers and texts stay out of it: this ends up in the log and in the queue.
      if (reply.status >= 500) throw new SmsUnsureError(`The SMS may have been sent (${reply.status})`);
      const isPassing = reply.status === 429 || reply.status === 401 || reply.status === 403;
      if (isPassing) throw new Error(`The SMS could not be sent now (${reply.status}, ${code})`);
      throw new SmsRefusedError(code, numberCodes.has(code));
    },
  };
}

function explain({ name, cause }: Error): Error {
  const code = (cause as { code?: string } | undefined)?.code ?? name;
  return unreached.has(code)
    ? new Error(`The SMS could not be sent now (${code})`)
    : new SmsUnsureError(`The SMS may have been sent (${code})`);
}
