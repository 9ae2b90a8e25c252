import type { Language } from '@hearthline/domain/language';

/** Of the agent's own, instead of the drawn one. */
export interface OwnPicture {
  fileId: string;
  alt: Record<Language, string>;
}

export const pictureKeyOf = (agentId: string, fileId: string): string => `greetings/${agentId}/${fileId}.jpg`;
