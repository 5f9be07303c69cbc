import { type ReactNode, useCallback, useState } from 'react';
import {
  changePasswordWords,
  devicesWords,
  linkedAccountWords,
  signInSecurityWords,
} from '#content/screens/sign-in-security.ts';
import { success } from '#domain/result.ts';
import type { ApiClient } from '#platform/api-client.ts';
import { readSignInMethods } from '#platform/own-account-api.ts';
import type { Provider } from '#platform/provider-api.ts';
import { CardSection } from '#ui/card-section.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { ChangePassword, NoPassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { serverSettings } from './server-settings.ts';
import { useAnswer } from './use-answer.ts';

const providers = ['google', 'apple'] as const satisfies readonly Provider[];

interface SignInSecuritySectionProps {
  email: string;
  dayStartHour: number;
  onLogout: () => void;
}

/** How one signs in, in My Details: the password, Google and Apple, the devices (A § 2). */
export function SignInSecuritySection({ email, dayStartHour, onLogout }: SignInSecuritySectionProps) {
  const { answered, again } = useAnswer(readWays);
  const [passwordChanges, setPasswordChanges] = useState(0);
  const onChanged = useCallback(() => setPasswordChanges((count) => count + 1), []);
  const ways = answered.kind === 'known' ? answered.value : undefined;
  const shown = ways ? providers.filter((name) => ways.methods[name] || ways.settings[name]) : [];
  return (
    <CardSection title={signInSecurityWords.title}>
      <div className="grid gap-8">
        {answered.kind === 'asking' && <Loading />}
        {answered.kind === 'failed' && <Notice tone="error">{answered.message}</Notice>}
        {ways && (
          <Part title={changePasswordWords.title}>
            {ways.methods.password ? (
              <ChangePassword email={email} onChanged={onChanged} />
            ) : (
              <NoPassword email={email} hasMail={ways.settings.mail} />
            )}
          </Part>
        )}
        {ways && shown.length > 0 && (
          <Part title={linkedAccountWords.title}>
            <LinkedAccounts
              providers={shown}
              methods={ways.methods}
              settings={ways.settings}
              onChanged={again}
            />
          </Part>
        )}
        <Part title={devicesWords.title}>
          <Devices dayStartHour={dayStartHour} onLogout={onLogout} asked={passwordChanges} />
        </Part>
      </div>
    </CardSection>
  );
}

/** In which ways the account can be signed in to, and which ways the operator has opened. */
async function readWays(client: ApiClient) {
  const [methods, settings] = await Promise.all([readSignInMethods(client), serverSettings(client)]);
  if (!methods.ok) return methods;
  if (!settings.ok) return settings;
  return success({ methods: methods.value, settings: settings.value });
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{title}</h3>
      {children}
    </div>
  );
}
