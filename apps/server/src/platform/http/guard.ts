/** Puts a check of the caller before handlers: what it throws is the answer. */
export function createGuard(check: (agentId: string) => Promise<void>) {
  return <C extends { caller: { agentId: string } }, R>(handler: (call: C) => Promise<R>) =>
    async (call: C): Promise<R> => {
      await check(call.caller.agentId);
      return handler(call);
    };
}
