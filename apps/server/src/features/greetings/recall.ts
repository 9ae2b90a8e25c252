/** What is asked for again and again, the words of a task or who is in a list: each is found out once. */
export type Recall = <T>(name: string, find: () => Promise<T>) => Promise<T>;

export function createRecall(): Recall {
  const known = new Map<string, Promise<unknown>>();
  return <T>(name: string, find: () => Promise<T>) => {
    const found = known.get(name) ?? find();
    known.set(name, found);
    return found as Promise<T>;
  };
}
