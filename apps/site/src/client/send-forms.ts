import { post } from './post.ts';
import { replaceParts } from './replace-parts.ts';

/** What the reply changed, or the words for a failure. */
type Sent = { reply: Document } | { failure: string };

const failed = (): string => document.querySelector<HTMLElement>('main')?.dataset.failed ?? '';

/** One after the other: the last answer that was given is the last that arrives. */
let queue: Promise<unknown> = Promise.resolve();
/** How many of a part are on their way; only the last may change what is seen. */
const pending = new Map<string, number>();

/** Forms are sent on the side, and only their part of the page changes. */
export function sendFormsAside(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.updates === undefined) return;
    event.preventDefault();
    submitAside(form, event.submitter);
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'reason') target.form?.requestSubmit();
    if (target instanceof HTMLInputElement && target.name === 'time') limitChoices(target);
  });
}

function submitAside(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const updates = (form.dataset.updates ?? '').split(' ');
  const [part = ''] = updates;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  // The button that was pressed belongs to what is sent.
  if (submitter instanceof HTMLButtonElement && submitter.name) body.append(submitter.name, submitter.value);
  // A field of the form is called action, too.
  const address = (form.getAttribute('action') ?? '').split('#')[0] ?? '';
  const undo = pressAtOnce(submitter);
  form.setAttribute('aria-busy', 'true');
  pending.set(part, (pending.get(part) ?? 0) + 1);
  queue = queue.then(async () => {
    const sent = await send(address, body);
    const left = (pending.get(part) ?? 1) - 1;
    pending.set(part, left);
    form.removeAttribute('aria-busy');
    if ('failure' in sent) {
      undo();
      showFailure(form, sent.failure);
    } else if (left === 0) {
      if (replaceParts(updates, sent.reply, form)) announce(outcomeIn(part));
      else location.reload();
    }
  });
}

async function send(address: string, body: URLSearchParams): Promise<Sent> {
  try {
    const response = await post(address, body, { headers: { accept: 'text/html' } });
    const text = await response.text();
    if (response.ok) return { reply: new DOMParser().parseFromString(text, 'text/html') };
    // What has to be done is said in words.
    const isWords = response.headers.get('content-type')?.startsWith('text/plain');
    return { failure: isWords ? text : failed() };
  } catch {
    return { failure: failed() };
  }
}

/** An answer is seen as given while it is on its way; the reverse takes that back. */
function pressAtOnce(submitter: HTMLElement | null): () => void {
  const buttons = [...(submitter?.parentElement?.querySelectorAll('[aria-pressed]') ?? [])];
  const before = buttons.map((button) => button.getAttribute('aria-pressed') ?? 'false');
  for (const button of buttons) button.setAttribute('aria-pressed', String(button === submitter));
  return () => {
    for (const [place, button] of buttons.entries())
      button.setAttribute('aria-pressed', before[place] ?? 'false');
  };
}

const outcomeIn = (part: string): string =>
  document.getElementById(part)?.querySelector('.outcome')?.textContent ?? '';

function showFailure(form: HTMLFormElement, words: string): void {
  const next = form.nextElementSibling;
  const line = next?.classList.contains('failed') ? next : document.createElement('p');
  line.className = 'outcome failed';
  line.textContent = words;
  form.after(line);
  announce(words);
}

/** The same words a second time are said again only if the region was empty between. */
function announce(words: string): void {
  const status = document.getElementById('status');
  if (!status) return;
  status.textContent = '';
  setTimeout(() => {
    status.textContent = words;
  });
}

/** No more times than can be asked for. */
function limitChoices({ form, dataset }: HTMLInputElement): void {
  const times = [...(form?.querySelectorAll<HTMLInputElement>('input[name="time"]') ?? [])];
  const isFull = times.filter(({ checked }) => checked).length >= Number(dataset.most);
  for (const time of times) time.disabled = isFull && !time.checked;
}
