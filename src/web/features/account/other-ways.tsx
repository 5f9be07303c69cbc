import { accountMessages } from '#content/messages/account.ts';
import { accountWords } from '#content/screens/account.ts';
import { Button } from '#ui/button.tsx';
import { useDialogs } from '#ui/dialogs-context.tsx';
import { Divider } from '#ui/divider.tsx';
import { AppleMark, GoogleMark } from './provider-marks.tsx';

/** Google and Apple (A § 8): as long as the operator has not set them up, the button says so, naming the provider. */
export function OtherWays() {
  const { tell } = useDialogs();
  return (
    <>
      <Divider>{accountWords.or}</Divider>
      <div className="grid gap-3">
        <Button variant="quiet" block onClick={() => tell({ text: accountMessages.googleNotImplemented })}>
          <GoogleMark />
          {accountWords.google}
        </Button>
        <Button variant="quiet" block onClick={() => tell({ text: accountMessages.appleNotImplemented })}>
          <AppleMark />
          {accountWords.apple}
        </Button>
      </div>
    </>
  );
}
