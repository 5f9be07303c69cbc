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
  /** Writes the whole profile against the revision that was last read. */
  write(profile: UserProfile, revision: number): Promise<Result<ProfileAnswer, ProfileWriteProblem>>;
}

/** The profile calls over a client. */
export function createProfileApi(client: ApiClient): ProfileApi {
  return {
    read: () => client.send(routes.readProfile, profileAnswerSchema),
    async write(profile, revision) {
      const answer = await client.send(routes.writeProfile, profileAnswerSchema, {
        body: { ...profile, revision },
      });
      if (answer.ok) return success(answer.value);
      if (answer.problem.kind !== 'status' || answer.problem.status !== 409) return failure(answer.problem);
      const theirs = profileConflictSchema.safeParse(answer.problem.body);
      if (!theirs.success) return failure({ kind: 'malformed' });
      return failure({
        kind: 'conflict',
        theirs: { data: theirs.data.data, revision: theirs.data.revision },
      });
    },
  };
}
