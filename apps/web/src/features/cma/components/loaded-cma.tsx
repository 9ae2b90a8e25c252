import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LoadedState } from '../model/use-cma-draft.ts';
import { useCmaDraft } from '../model/use-cma-draft.ts';
import { CmaError, NoAnalysis } from './cma-error.tsx';

interface LoadedCmaProps {
  pending: ReactNode;
  errorClass: string;
  /** With the number of the saved version that is to be looked at in place of the draft. */
  children: (state: LoadedState, version: number | undefined) => ReactNode;
}

/** The analysis that the address names, once it is there. */
export function LoadedCma(props: LoadedCmaProps) {
  const { id, version } = useSearch({ strict: false });
  if (id === undefined) return <NoAnalysis />;
  return <OneCma key={id} id={id} version={version === undefined ? undefined : Number(version)} {...props} />;
}

type OneCmaProps = LoadedCmaProps & { id: string; version: number | undefined };

function OneCma({ id, version, pending, errorClass, children }: OneCmaProps) {
  const state = useCmaDraft(id);
  const { cma, draft, failure } = state;
  if (cma && draft) return children({ ...state, cma, draft }, version);
  return failure ? <CmaError failure={failure} className={errorClass} /> : pending;
}
