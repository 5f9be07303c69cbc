import { useLocation, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';

/** The popup that stands before practice until the self-assessment is completed (A § 2, § 4). */
export interface AssessmentGate {
  isShown: boolean;
  close(): void;
  /** For a link to practice: keeps it from being followed and shows the popup while the assessment is missing. */
  onPractice(event: MouseEvent): void;
}

/** The gate; it also opens when practice was asked for by its address and the guard sent the person here. */
export function useAssessmentGate(assessmentCompleted: boolean): AssessmentGate {
  const navigate = useNavigate();
  const wasSentHere = useLocation({ select: ({ state }) => state.assessmentNeeded === true });
  const [isAsked, setIsAsked] = useState(false);
  return {
    isShown: !assessmentCompleted && (isAsked || wasSentHere),
    close() {
      setIsAsked(false);
      if (wasSentHere) void navigate({ to: '/home', state: {}, replace: true });
    },
    onPractice(event) {
      if (assessmentCompleted) return;
      event.preventDefault();
      setIsAsked(true);
    },
  };
}
