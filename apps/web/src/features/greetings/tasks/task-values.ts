import type { GreetingTask, GreetingTaskInput } from '@hearthline/contract/greetings';
import type { MailContent } from '@hearthline/contract/messages';
import type { IsoDate } from '@hearthline/domain/calendar';
import { parseIsoDate } from '@hearthline/domain/calendar';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { occasionsOf } from '@hearthline/domain/greeting/occasions';
import type { GreetingCategory } from '@hearthline/domain/greeting/vocabulary';
import { splitName } from '../../../shared/lib/split-name.ts';
import type { PickedPerson } from '../../../shared/ui/person-search.tsx';
import { hasAllWords } from '../model/mail-words.ts';

/** A task as its form holds it: days as they are typed, and what was chosen before for each kind of audience. */
export interface TaskValues {
  category: GreetingCategory;
  occasions: Occasion[];
  name: string;
  designId: string;
  words: MailContent | null;
  customDate: string;
  repeatsAnnually: boolean;
  audience: GreetingTaskInput['audience']['kind'];
  client: PickedPerson | null;
  listId: string | null;
  approvesBeforeSending: boolean;
}

export type TaskField = 'name' | 'customDate' | 'occasions' | 'audience' | 'words';
/** In the order of the form, by which the focus goes to the first that is wrong. */
export const taskFields: readonly TaskField[] = ['name', 'customDate', 'occasions', 'audience', 'words'];
export type TaskProblem = 'required' | 'noDay' | 'pastDay' | 'passedHour' | 'noClient' | 'noList';

export const newTask = (category: GreetingCategory, designId: string): TaskValues => ({
  category,
  occasions: occasionsOf(category),
  name: '',
  designId,
  words: null,
  customDate: '',
  repeatsAnnually: true,
  audience: 'all',
  client: null,
  listId: null,
  approvesBeforeSending: false,
});

export const valuesOf = ({ audience, audienceName, customDate, ...task }: GreetingTask): TaskValues => ({
  category: task.category,
  occasions: task.occasions,
  name: task.name,
  designId: task.designId,
  words: task.words,
  customDate: customDate ?? '',
  repeatsAnnually: task.repeatsAnnually,
  audience: audience.kind,
  client: audience.kind === 'client' ? { id: audience.clientId, ...splitName(audienceName ?? '') } : null,
  listId: audience.kind === 'list' ? audience.listId : null,
  approvesBeforeSending: task.approvesBeforeSending,
});

export const isCustom = ({ category }: Pick<TaskValues, 'category'>) => category === 'customDates';

export function findProblems(values: TaskValues, today: IsoDate): ReadonlyMap<TaskField, TaskProblem> {
  const problems = new Map<TaskField, TaskProblem>();
  const day = parseIsoDate(values.customDate);
  if (isCustom(values)) {
    if (values.name.trim() === '') problems.set('name', 'required');
    if (day === undefined) problems.set('customDate', 'noDay');
    else if (!values.repeatsAnnually && day < today) problems.set('customDate', 'pastDay');
  }
  if (values.occasions.length === 0) problems.set('occasions', 'required');
  if (values.audience === 'client' && !values.client) problems.set('audience', 'noClient');
  if (values.audience === 'list' && values.listId === null) problems.set('audience', 'noList');
  if (values.words && !hasAllWords(values.words)) problems.set('words', 'required');
  return problems;
}

function audienceOf({ audience, client, listId }: TaskValues): GreetingTaskInput['audience'] {
  if (audience === 'client' && client) return { kind: 'client', clientId: client.id };
  if (audience === 'list' && listId !== null) return { kind: 'list', listId };
  return { kind: 'all' };
}

export const inputOf = (values: TaskValues): GreetingTaskInput => ({
  category: values.category,
  occasions: values.occasions,
  name: isCustom(values) ? values.name.trim() : '',
  designId: values.designId,
  words: values.words,
  customDate: isCustom(values) ? (parseIsoDate(values.customDate) ?? null) : null,
  repeatsAnnually: values.repeatsAnnually,
  audience: audienceOf(values),
  approvesBeforeSending: values.approvesBeforeSending,
});
