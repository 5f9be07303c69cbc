import type { QuestionnaireResults } from '#domain/onboarding/answers.ts';
import type { SelfAssessmentData } from '#domain/onboarding/self-assessment.ts';
import { withQuestionnaire, withSelfAssessment } from '#domain/profile/onboarding-profile.ts';
import type { UserProfile } from '#domain/profile/profile.ts';
import { questionnaireDraftKey, selfAssessmentDraftKey } from './drafts.ts';
import type { ProfileRecord } from './profile-record.ts';
import type { ProfileRow } from './profile-row.ts';
import type { StoreParts } from './store-parts.ts';

/** Changes the profile and lets go of the draft that the change came from, in one transaction. */
function complete(
  { database }: StoreParts,
  record: ProfileRecord,
  draftKey: string,
  change: (profile: UserProfile) => UserProfile,
): Promise<ProfileRow> {
  return database.transaction('rw', database.profile, database.drafts, async () => {
    const row = await record.change(change);
    await database.drafts.delete(draftKey);
    return row;
  });
}

/** Keeps the finished questionnaire (A § 4). */
export function completeQuestionnaire(
  parts: StoreParts,
  record: ProfileRecord,
  results: QuestionnaireResults,
): Promise<ProfileRow> {
  return complete(parts, record, questionnaireDraftKey, (profile) => withQuestionnaire(profile, results));
}

/** Keeps the finished self-assessment (A § 4). */
export function completeSelfAssessment(
  parts: StoreParts,
  record: ProfileRecord,
  data: SelfAssessmentData,
): Promise<ProfileRow> {
  return complete(parts, record, selfAssessmentDraftKey, (profile) =>
    withSelfAssessment(profile, data, data.completedAt),
  );
}
