import { confirm } from '#platform/dialogs/dialogs.ts';
import { useMessages } from '#platform/i18n/messages.ts';
import { draftMessages } from './draft-messages.ts';

/**
 * The question before anything that was typed is given up.
 * @param text what becomes of the form
 * @returns asks, and resolves to whether it may go
 */
export function useDiscardQuestion(text: string): () => Promise<boolean> {
  const { discardTitle: title, discard, keep: cancel } = useMessages(draftMessages);
  return () => confirm({ title, text, confirm: discard, cancel });
}
