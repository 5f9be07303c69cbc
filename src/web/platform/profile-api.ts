import type { UserProfile } from '#domain/profile/profile.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { type ProfileAnswer, profileAnswerSchema, profileConflictSchema } from '#protocol/profile.ts';
import { routes } from '#protocol/routes.ts';
import type { ApiClient, ApiProblem } from './api-client.ts';

export type { ProfileAnswer } from '#protocol/profile.ts';

/** Why a profile was not written: somebody else wrote it first (theirs rides along), or any other problem. */
export type ProfileWriteProblem = ApiProblem | { kind: 'conflict'; theirs: ProfileAnswer };

/** The calls about the profile (A § 7). */
export interface ProfileApi {
  read(): Promise<Result<ProfileAnswer, ApiProblem>>;
  /**
   * Writes the whole profile against the revision that was last read. `isLowering` says that the person deleted or
   * corrected sessions: only then may totals become less.
   */
  write(
    profile: UserProfile,
    revision: number,
    isLowering?: boolean,
  ): Promise<Result<ProfileAnswer, ProfileWriteProblem>>;
}

/** The profile calls of one person over a client. An answer about anybody else counts as malformed. */
export function createProfileApi(client: ApiClient, uid: string): ProfileApi {
  const own = (answer: ProfileAnswer): Result<ProfileAnswer, { kind: 'malformed' }> =>
    answer.data.uid === uid ? success(answer) : failure({ kind: 'malformed' });
  return {
    async read() {
      const answer = await client.send(routes.readProfile, profileAnswerSchema);
      return answer.ok ? own(answer.value) : answer;
    },
    async write(profile, revision, isLowering = false) {
      const body = { ...profile, revision, ...(isLowering ? { reset: true } : {}) };
      const answer = await client.send(routes.writeProfile, profileAnswerSchema, { body });
      if (answer.ok) return own(answer.value);
      if (answer.problem.kind !== 'status' || answer.problem.status !== 409) return answer;
      const conflict = profileConflictSchema.safeParse(answer.problem.body);
      if (!conflict.success) return failure({ kind: 'malformed' });
      const theirs = own({ data: conflict.data.data, revision: conflict.data.revision });
      return theirs.ok ? failure({ kind: 'conflict', theirs: theirs.value }) : theirs;
    },
  };
}
