import { useRouter } from '@tanstack/react-router';
import { useHandedOver } from './use-handed-over.ts';

/**
 * Goes back to a step: by the browser's history where that step lies just before this one, so that the
 * browser's own Back goes on from there; otherwise by its address, in place of this one.
 */
export function useStepBack(): (step: string, otherwise: () => void) => void {
  const router = useRouter();
  const { previousStep } = useHandedOver();
  return (step, otherwise) => (previousStep === step ? router.history.back() : otherwise());
}
