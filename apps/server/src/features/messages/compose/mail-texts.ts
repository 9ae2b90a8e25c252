import type { PlaceholderValues } from '@hearthline/domain/message/placeholders';
import { AppError } from '../../../platform/errors.ts';
import type { Isolate } from '../../../platform/isolate/isolate.ts';
import { createIsolate, IsolateLostError } from '../../../platform/isolate/isolate.ts';
import type { FilledMail } from './mail-body.ts';
import { fillMail } from './mail-body.ts';

export interface MailToFill {
  mail: { subject: string; body: string };
  values: PlaceholderValues;
  signature: string;
}

export type MailTextTask = ({ kind: 'fill' } & MailToFill) | { kind: 'clean'; bodies: string[] };

export interface FilledTexts extends FilledMail {
  signature: { html: string; text: string };
}

/** Ample for the longest mail that the contract lets in. */
const timeLimitMs = 5_000;
const memoryLimitMegabytes = 300;
const mostSignatures = 200;

/** What people wrote becomes the HTML and the text of a mail, in a process of its own. */
export function createMailTexts() {
  const isolate: Isolate<MailTextTask, FilledTexts | string[]> = createIsolate({
    module: new URL('./mail-text-worker.ts', import.meta.url),
    processes: 1,
    timeLimitMs,
    memoryLimitMegabytes,
  });
  async function run<Out extends FilledTexts | string[]>(task: MailTextTask): Promise<Out> {
    try {
      return (await isolate.run(task)) as Out;
    } catch (error) {
      if (!(error instanceof IsolateLostError) || error.reason === 'ended') throw error;
      const fields = [{ path: 'body', code: 'unreadable', message: 'The text cannot be read' }];
      throw new AppError('invalid_input', { fields, cause: error });
    }
  }
  /** As they were read last: a signature stands in every mail of its agent. */
  const signatures = new Map<string, FilledTexts['signature']>();

  function keepSignature(written: string, read: FilledTexts['signature']): void {
    signatures.delete(written);
    signatures.set(written, read);
    const [oldest] = signatures.keys();
    if (signatures.size > mostSignatures && oldest !== undefined) signatures.delete(oldest);
  }

  return {
    fill: async (mail: MailToFill): Promise<FilledTexts> => {
      const signature = signatures.get(mail.signature);
      // Where nobody wrote a word there is nothing to read, and no reason to wait for the other process.
      if (mail.mail.body === '' && signature) return { ...fillMail(mail.mail, mail.values), signature };
      const filled = await run<FilledTexts>({ kind: 'fill', ...mail });
      keepSignature(mail.signature, filled.signature);
      return filled;
    },
    /** Only the HTML that a mail may hold. */
    clean: (...bodies: string[]): Promise<string[]> => run({ kind: 'clean', bodies }),
    close: isolate.close,
  };
}

export type MailTexts = ReturnType<typeof createMailTexts>;
