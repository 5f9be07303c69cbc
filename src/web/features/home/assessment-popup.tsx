import { Link } from '@tanstack/react-router';
import { onboardingMessages } from '#content/messages/onboarding.ts';
import { homeWords } from '#content/screens/home.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Asks for the self-assessment before practice: Later, Go to Self-Assessment, and a close button (A § 2). */
export function AssessmentPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = homeWords.assessment;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={words.title}
      closeLabel={words.close}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.later}
          </Button>
          <Link to="/self-assessment" className={buttonClass('primary')}>
            {words.go}
          </Link>
        </>
      }
    >
      {onboardingMessages.assessmentNeeded}
    </Dialog>
  );
}
