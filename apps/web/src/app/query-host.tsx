import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../shared/api/query-client.ts';
import { session } from '../shared/api/session.ts';
import { useLanguageStore } from '../shared/stores/language-store.ts';

let hosted: { client: QueryClient; stop: () => void } | undefined;

/** Makes this the cache of all screens, until another one takes its place. It never outlives the session it was filled in. */
export function hostQueryClient(client: QueryClient): QueryClient {
  hosted?.stop();
  const stop = session.subscribe((event) => {
    // The other tab may have signed in as somebody else.
    if (event.type === 'started') void client.resetQueries();
    else client.getQueryCache().clear();
  });
  // What the server said in words is in the language it was asked in.
  const ignoreLanguage = useLanguageStore.subscribe(({ lan }, before) => {
    if (lan === before.lan) return;
    client.removeQueries({ type: 'inactive' });
    void client.invalidateQueries();
  });
  hosted = {
    client,
    stop: () => {
      stop();
      ignoreLanguage();
    },
  };
  return client;
}

/** Stands around screens that read data. It comes with the first of them, so the sign-in does not wait for it. */
export function QueryHost({ children }: { children: ReactNode }) {
  const client = hosted?.client ?? hostQueryClient(createQueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
