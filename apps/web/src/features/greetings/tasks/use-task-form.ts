import type { FieldIssue } from '@hearthline/contract/errors';
import type { GreetingTask } from '@hearthline/contract/greetings';
import type { IsoDate } from '@hearthline/domain/calendar';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/client.ts';
import { showRequestError } from '../../../shared/api/query-client.ts';
import { useRefetchGreetings } from '../api/greeting-actions.ts';
import type { TaskField, TaskProblem, TaskValues } from './task-values.ts';
import { findProblems, inputOf, taskFields } from './task-values.ts';

/** The fields of a task, what is wrong with them, and how it is saved. */
export function useTaskForm(task: GreetingTask | null, start: TaskValues, today: IsoDate) {
  const [values, setValues] = useState(start);
  const [wasTried, setWasTried] = useState(false);
  /** What the server did not take, because it knows the clocks of the clients. */
  const [refused, setRefused] = useState<TaskValues | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const refetch = useRefetchGreetings();
  const save = useMutation({
    meta: { handlesErrors: true },
    mutationFn: async () => {
      const input = inputOf(values);
      return task
        ? request('PUT /greetings/tasks/{id}', {
            params: { id: task.id },
            body: { ...input, revision: task.revision },
          })
        : request('POST /greetings/tasks', { body: input });
    },
    onSettled: refetch,
  });
  const found = findProblems(values, today);
  const problems: ReadonlyMap<TaskField, TaskProblem> =
    refused === values ? new Map([...found, ['customDate', 'passedHour']]) : found;
  /** From the moment of saving on, before the screen is drawn again. */
  const isSafe = useRef(true);

  /** Where something is wrong the focus goes to the first such field. */
  function submit(onSaved: () => void) {
    setWasTried(true);
    const first = taskFields.find((field) => problems.has(field));
    if (first) focusOn(form.current, first);
    else
      save.mutate(undefined, {
        onSuccess: () => {
          isSafe.current = true;
          onSaved();
        },
        onError: (error) => {
          if (!(error instanceof ApiError && error.fields.some(isPassedHour))) return showRequestError(error);
          setRefused(values);
          focusOn(form.current, 'customDate');
        },
      });
  }

  return {
    values,
    set: (change: Partial<TaskValues>) => {
      isSafe.current = false;
      setValues((before) => ({ ...before, ...change }));
    },
    wouldLose: () => !isSafe.current && JSON.stringify(values) !== JSON.stringify(start),
    form,
    submit,
    isSaving: save.isPending,
    wasTried,
    problemOf: (field: TaskField) => (wasTried ? problems.get(field) : undefined),
  };
}

const isPassedHour = ({ path, code }: FieldIssue): boolean => path === 'customDate' && code === 'past';

function focusOn(form: HTMLFormElement | null, field: TaskField): void {
  const inField = (what: string) => form?.querySelector<HTMLElement>(`[data-field="${field}"] ${what}`);
  // A day is written; its calendar is only beside it.
  (inField(':is(input, [contenteditable])') ?? inField('button'))?.focus();
}

export type TaskForm = ReturnType<typeof useTaskForm>;
