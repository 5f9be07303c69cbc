import { practiceMessages } from '#content/messages/practice.ts';
import { sitQuestions } from '#content/screens/practice.ts';
import { useDialogs } from '#ui/dialogs-context.tsx';
import { sitText } from './sit-text.ts';

/** Asks before a sit is thrown away, and says so where the device could not do it. Answers whether it is gone. */
export function useDiscardQuestion(): (satMillis: number, discard: () => Promise<void>) => Promise<boolean> {
  const dialogs = useDialogs();
  return async (satMillis, discard) => {
    const words = sitQuestions.discard;
    const isSure = await dialogs.ask({
      title: words.title,
      text: words.text(sitText(satMillis)),
      choices: [
        { value: false, label: words.keep, variant: 'quiet' },
        { value: true, label: words.discard, variant: 'danger' },
      ],
    });
    if (!isSure) return false;
    try {
      await discard();
      return true;
    } catch {
      await dialogs.tell({ text: practiceMessages.sitNotDiscarded });
      return false;
    }
  };
}
