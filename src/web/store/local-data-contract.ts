import type { EmotionalNote } from '#domain/notes/note.ts';
import type { QuestionnaireResults } from '#domain/onboarding/answers.ts';
import type { SelfAssessmentData } from '#domain/onboarding/self-assessment.ts';
import type { Mark, MarkKey } from '#domain/path/marks.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { Sit } from '#domain/practice/sit.ts';
import type { UserProfile } from '#domain/profile/profile.ts';
import type { SeekerReflection } from '#domain/reflection/seeker-reflection.ts';
import type { SetAsideRecord } from './database.ts';
import type { DeviceSettings } from './device-settings.ts';
import type { QuestionnaireDraft, SelfAssessmentDraft } from './drafts.ts';
import type { SyncState } from './profile-sync.ts';
import type { SessionState } from './session-state.ts';
import type { SitRecord } from './sits.ts';

/** The profile as the device knows it. */
export interface StoredProfile {
  profile: UserProfile;
  /** Whether the server is still to be told of a change. */
  pending: boolean;
  /** The server's code for why it does not take the change, and the field it named. */
  problem?: string;
  problemField?: string;
  /** Fields of which another device's newer answer stayed, until `acknowledgeConflicts`. */
  conflicts: string[];
  /** True where nothing is on the device and the server did not answer: then nothing is known (A § 8). */
  isMinimal: boolean;
}

/**
 * Everything of one person on this device. Every write resolves after its commit, and a write that
 * failed throws a StorageError and has changed nothing.
 */
export interface LocalData {
  readonly uid: string;
  close(): void;
  /** Runs a query now and again whenever what it read has changed, in this tab or another; the answer ends it. */
  watch<Value>(
    query: () => Promise<Value>,
    onValue: (value: Value) => void,
    onError: (error: unknown) => void,
  ): () => void;

  profile(): Promise<StoredProfile>;
  /** Changes the profile; it is sent by itself until the server has it. */
  changeProfile(change: (profile: UserProfile) => UserProfile): Promise<void>;
  refreshProfile(): Promise<void>;
  acknowledgeConflicts(): Promise<void>;
  syncState(): SyncState;
  subscribeSync(listener: () => void): () => void;

  questionnaireDraft(): Promise<QuestionnaireDraft | undefined>;
  saveQuestionnaireDraft(draft: QuestionnaireDraft): Promise<void>;
  completeQuestionnaire(results: QuestionnaireResults): Promise<void>;
  selfAssessmentDraft(): Promise<SelfAssessmentDraft | undefined>;
  saveSelfAssessmentDraft(draft: SelfAssessmentDraft): Promise<void>;
  completeSelfAssessment(data: SelfAssessmentData): Promise<void>;

  marks(): Promise<Mark[]>;
  addMark(key: MarkKey): Promise<void>;
  /** All sessions, oldest first. */
  sessions(): Promise<PracticeSession[]>;
  session(sessionId: string): Promise<PracticeSession | undefined>;
  notes(): Promise<EmotionalNote[]>;

  currentSit(): Promise<Sit | undefined>;
  journalSit(sit: Sit): Promise<void>;
  discardSit(sitId: string): Promise<void>;
  recordSit(record: SitRecord): Promise<'recorded' | 'already-recorded'>;
  /** True when the running sit is this tab's from now on; false where another tab has it. */
  holdSit(sitId: string): Promise<boolean>;

  reflections(): Promise<SeekerReflection[]>;
  saveReflection(reflection: SeekerReflection, marks: readonly Mark[]): Promise<void>;

  settings(): Promise<DeviceSettings>;
  changeSettings(change: (settings: DeviceSettings) => DeviceSettings): Promise<void>;
  recordPageView(pageName: string): Promise<void>;
  /** What belongs to this tab alone. */
  readonly tab: SessionState;
  setAsideRecords(): Promise<SetAsideRecord[]>;
}
