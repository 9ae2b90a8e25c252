export function createProposalService(_: unknown) {
  return { propose: async (_agentId: string, _clientId: string, _criteria: unknown) => null };
}
export type ProposalService = ReturnType<typeof createProposalService>;
