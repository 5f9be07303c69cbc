import { Link } from '@tanstack/react-router';
import { profileWords } from '#content/screens/profile.ts';
import type { UserProfile } from '#domain/profile/profile.ts';
import { LinkReturnNotice } from '#features/account/link-return-notice.tsx';
import { SignInSecuritySection } from '#features/account/sign-in-security-section.tsx';
import { DataRemovalSection } from '#features/own-data/data-removal-section.tsx';
import { OwnDataSection } from '#features/own-data/own-data-section.tsx';
import { BellSettings } from '#features/practice/bell-settings.tsx';
import { AccountStatusSection } from '#features/profile/account-status-section.tsx';
import { BasicInfoSection } from '#features/profile/basic-info-section.tsx';
import { NoUser } from '#features/profile/no-user.tsx';
import { PracticePreferencesSection } from '#features/profile/practice-preferences-section.tsx';
import { PreferencesSection } from '#features/profile/preferences-section.tsx';
import { QuestionnaireSection } from '#features/profile/questionnaire-section.tsx';
import { RemindersSection } from '#features/profile/reminders-section.tsx';
import { SelfAssessmentSection } from '#features/profile/self-assessment-section.tsx';
import { useDeviceSettings, usePreferences } from '#features/profile/use-preferences.ts';
import { useAccount } from '#store/account-context.tsx';
import type { DeviceSettings } from '#store/device-settings.ts';
import { useLive } from '#store/local-data-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { DeveloperCorner } from './developer-corner.tsx';
import { useLogout } from './use-logout.ts';

/** /profile, My Details (A § 2): its sections, each of a feature of its own. */
export function ProfilePage() {
  const { state } = useAccount();
  const known = useLive(async (data) => {
    const [{ profile }, settings] = await Promise.all([data.profile(), data.settings()]);
    return { profile, settings };
  });
  if (state.kind !== 'signed-in') {
    return (
      <Page width="reading">
        <PageTitle title={profileWords.title} />
        <NoUser />
      </Page>
    );
  }
  return (
    <>
      <Page width="reading">
        <PageTitle title={profileWords.title} lead={profileWords.lead} />
        {known ? <Sections {...known} /> : <Loading />}
      </Page>
      <DeveloperCorner />
    </>
  );
}

function Sections({ profile, settings }: { profile: UserProfile; settings: DeviceSettings }) {
  const logout = useLogout();
  const preferences = usePreferences(profile.enhancedProfile.preferences);
  const deviceSettings = useDeviceSettings(settings);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LinkReturnNotice />
      <BasicInfoSection name={profile.displayName} email={profile.email} />
      <PracticePreferencesSection profile={profile} />
      <PreferencesSection
        preferences={preferences}
        settings={deviceSettings}
        bells={<BellSettings settings={deviceSettings} />}
      />
      <RemindersSection preferences={preferences} />
      <QuestionnaireSection results={profile.questionnaireAnswers} />
      <SelfAssessmentSection data={profile.selfAssessmentData} />
      <AccountStatusSection uid={profile.uid} dayStartHour={settings.dayStartHour} />
      <SignInSecuritySection email={profile.email} dayStartHour={settings.dayStartHour} onLogout={logout} />
      <OwnDataSection dayStartHour={settings.dayStartHour} />
      <DataRemovalSection />
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Link to="/home" className={buttonClass('quiet')}>
          {profileWords.backToHome}
        </Link>
        <Button variant="quiet" onClick={logout}>
          {profileWords.logout}
        </Button>
      </div>
    </div>
  );
}
