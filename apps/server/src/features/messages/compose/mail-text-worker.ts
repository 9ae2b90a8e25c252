import { serveIsolate } from '../../../platform/isolate/serve-isolate.ts';
import { fillMail, sanitizeMailBody, toPlainText } from './mail-body.ts';
import type { FilledTexts, MailTextTask } from './mail-texts.ts';

serveIsolate<MailTextTask, FilledTexts | string[]>((task) => {
  if (task.kind === 'clean') return task.bodies.map(sanitizeMailBody);
  const signature = sanitizeMailBody(task.signature);
  return {
    ...fillMail(task.mail, task.values),
    signature: { html: signature, text: toPlainText(signature) },
  };
});
