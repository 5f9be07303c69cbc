import type { Totals } from '#domain/analytics/totals.ts';
import type { EmotionalNote } from '#domain/notes/note.ts';
import type { QuestionnaireResults } from '#domain/onboarding/answers.ts';
import type { SelfAssessmentData } from '#domain/onboarding/self-assessment.ts';
import type { DeveloperReset } from '#domain/own-data/resets.ts';
import type { SitTaps, Tap } from '#domain/pahm/taps.ts';
import type { Mark, MarkKey } from '#domain/path/marks.ts';
import type { Readiness } from '#domain/path/readiness.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { Sit } from '#domain/practice/sit.ts';
import type { StageNumber } from '#domain/practice/stages.ts';
import type { UserProfile } from '#domain/profile/profile.ts';
import type { Feeling, RecoveryRecord } from '#domain/recovery/record.ts';
import type { Reflection } from '#domain/reflection/reflection.ts';
import type { AnalyticsData } from './analytics-data.ts';
import type { SetAsideRecord } from './database.ts';
import type { DeviceSettings } from './device-settings.ts';
import type { QuestionnaireDraft, SelfAssessmentDraft } from './drafts.ts';
import type { GuideData } from './guide-data.ts';
import type { NoteDraft, NoteDraftKind } from './note-drafts.ts';
import type { OwnData } from './own-data.ts';
import type { SyncState } from './profile-sync.ts';
import type { ReadingPlace } from './reading-places.ts';
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

/** A session with all that belongs to it. */
export interface WholeSession {
  session: PracticeSession;
  notes: EmotionalNote[];
  reflections: Reflection[];
  taps?: SitTaps;
  recovery?: RecoveryRecord;
}

/** A session that was deleted, with all that went with it: enough to put it back. */
export type DeletedSession = WholeSession;

/**
 * Everything of one person on this device. Every write resolves after its commit, and a write that
 * failed throws a StorageError and has changed nothing.
 */
export interface LocalData {
  readonly uid: string;
  close(): void;
  /**
   * Runs a query now and again whenever what it read has changed, in this tab or another; the answer ends it. It asks for all
   * that it reads at once: what it reads after it has waited is not followed.
   */
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
  /** A session with its taps, reflections, notes and its entry in the history of Mind Recovery; undefined where it is not here. */
  wholeSession(sessionId: string): Promise<WholeSession | undefined>;
  /** So many sessions at most, newest first. */
  recentSessions(limit: number): Promise<PracticeSession[]>;
  /**
   * Sessions, newest first: the newest, or those before a moment (the timestamp of the last one of the page before).
   * Fewer than `limit` are the last. There may be more, where several ended at the same moment.
   */
  sessionsPage(page: { before?: string | undefined; limit: number }): Promise<PracticeSession[]>;
  sessionCount(): Promise<number>;
  /** The newest sit of a stage that was timed, not entered by hand (B § 3). */
  lastSessionOfStage(stage: StageNumber): Promise<PracticeSession | undefined>;
  /** What all sessions come to. `today` is the person's practice day, YYYY-MM-DD. Does not read the sessions. */
  totals(today: string): Promise<Totals>;
  /** How far stages 2 to 5 are from opening the next one, in their order. */
  readiness(): Promise<Readiness[]>;
  /** Adds a session that was entered by hand. The same id twice is one session. */
  addSession(session: PracticeSession): Promise<void>;
  /** Puts a session in the place of the one with its id. False where that one is gone. */
  correctSession(session: PracticeSession): Promise<boolean>;
  /** How many notes and reflections would go along with a session. */
  belongings(sessionId: string): Promise<{ notes: number; reflections: number }>;
  /** Deletes a session with its notes, taps, reflections and its entry in the history of Mind Recovery; undefined where it is gone already. */
  deleteSession(sessionId: string): Promise<DeletedSession | undefined>;
  /** Undoes a deletion. */
  restoreSession(deleted: DeletedSession): Promise<void>;
  /** The taps of a recorded sit, in their order; none where it has none. */
  taps(sessionId: string): Promise<Tap[]>;
  /** All notes, oldest first. */
  notes(): Promise<EmotionalNote[]>;
  note(noteId: string): Promise<EmotionalNote | undefined>;
  noteCount(): Promise<number>;
  /** Adds a note, and drops the draft that it was. The same id twice is one note, as it was last. */
  addNote(note: EmotionalNote): Promise<void>;
  /** Changes a note, and drops the draft of the change. False where the note is gone. */
  changeNote(noteId: string, change: (note: EmotionalNote) => EmotionalNote): Promise<boolean>;
  /** Deletes a note; undefined where it is gone already. */
  deleteNote(noteId: string): Promise<EmotionalNote | undefined>;
  /** Undoes a deletion. */
  restoreNote(note: EmotionalNote): Promise<void>;
  /** The note that is half written, or the change of one that is under way. */
  noteDraft(kind: NoteDraftKind): Promise<NoteDraft | undefined>;
  /** Keeps such a draft in the place of the one before; undefined drops it. */
  keepNoteDraft(kind: NoteDraftKind, draft: NoteDraft | undefined): Promise<void>;

  currentSit(): Promise<Sit | undefined>;
  journalSit(sit: Sit): Promise<void>;
  /** Keeps one tap of a sit that runs; `number` counts from 0 and says where it stands among its taps. */
  keepTap(sitId: string, number: number, tap: Tap): Promise<void>;
  /** Takes one tap of a sit that runs back. */
  dropTap(sitId: string, number: number): Promise<void>;
  /** The taps of a sit that runs or was interrupted, in their order. */
  tapsOfCurrentSit(sitId: string): Promise<Tap[]>;
  discardSit(sitId: string): Promise<void>;
  /** Records a sit with everything that it leaves behind, once, and removes its journal and its taps' journal. */
  recordSit(record: SitRecord): Promise<'recorded' | 'already-recorded'>;
  /** True when the running sit is this tab's from now on; false where another tab has it. */
  holdSit(sitId: string): Promise<boolean>;

  reflections(): Promise<Reflection[]>;
  reflection(reflectionId: string): Promise<Reflection | undefined>;
  saveReflection(reflection: Reflection, marks: readonly Mark[]): Promise<void>;

  /** The history of Mind Recovery, oldest first. */
  recoveryRecords(): Promise<RecoveryRecord[]>;
  recoveryRecord(sessionId: string): Promise<RecoveryRecord | undefined>;
  /** Adds to the history what somebody said of a practice; said again, it takes the former place. False where it is gone. */
  reflectOnRecovery(sessionId: string, said: { feeling: Feeling; text: string }): Promise<boolean>;

  settings(): Promise<DeviceSettings>;
  changeSettings(change: (settings: DeviceSettings) => DeviceSettings): Promise<void>;
  /** `instant` is when the page was opened; now, where it is left out. */
  recordPageView(pageName: string, instant?: string): Promise<void>;
  /** What belongs to this tab alone. */
  readonly tab: SessionState;
  setAsideRecords(): Promise<SetAsideRecord[]>;
  /** What My Analytics reads: loaded when it is asked for. */
  analytics(): Promise<AnalyticsData>;
  /** This data as a whole, to be exported, imported and removed: loaded when it is asked for. */
  ownData(): Promise<OwnData>;

  /** The conversation with the Wisdom Guide: loaded when it is asked for. */
  guideData(): Promise<GuideData>;

  /** The places where somebody stopped reading, by chapter of the book. */
  readingPlaces(): Promise<ReadingPlace[]>;
  /** Keeps where somebody stopped in a chapter; no anchor: there is nothing to go back to. */
  keepReadingPlace(chapter: string, anchor: string | undefined): Promise<void>;
  /** Does a reset of the developer tools (A § 4). */
  reset(which: DeveloperReset): Promise<void>;
}
