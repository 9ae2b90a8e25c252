import type { GreetingTask } from '@hearthline/contract/greetings';
import type { IsoDate } from '@hearthline/domain/calendar';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { request } from '../../../shared/api/client.ts';
import { useRefetchGreetings } from '../api/greeting-actions.ts';
import type { TaskField, TaskValues } from './task-values.ts';
import { findProblems, inputOf, taskFields } from './task-values.ts';

/** The fields of a task, what is wrong with them, and how it is saved. */
export function useTaskForm(task: GreetingTask | null, start: TaskValues, today: IsoDate) {
  const [values, setValues] = useState(start);
  const [wasTried, setWasTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refetch = useRefetchGreetings();
  const save = useMutation({
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
  const problems = findProblems(values, today);
  /** From the moment of saving on, before the screen is drawn again. */
  const isSafe = useRef(true);

  /** Where something is wrong the focus goes to the first such field. */
  function submit(onSaved: () => void) {
    setWasTried(true);
    const first = taskFields.find((field) => problems.has(field));
    if (first)
      form.current
        ?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, button, [contenteditable])`)
        ?.focus();
    else
      save.mutate(undefined, {
        onSuccess: () => {
          isSafe.current = true;
          onSaved();
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

export type TaskForm = ReturnType<typeof useTaskForm>;
