import { Link } from '@tanstack/react-router';
import { recoveryPracticeWords } from '#content/recovery/practices.ts';
import { recoveryHubWords } from '#content/recovery/wizard.ts';
import { recoveryPractices } from '#domain/recovery/practices.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Page, PageTitle } from '#ui/page.tsx';

const words = recoveryHubWords;

/** /mind-recovery: the five practices, and what their matrix is (B § 2). */
export function RecoveryHubScreen() {
  return (
    <Page>
      <PageTitle title={words.title} lead={words.lead} />
      <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
        {recoveryPractices.map(({ key, minutes }) => {
          const { name, card } = recoveryPracticeWords[key];
          return (
            <li key={key} className="grid">
              <Card className="relative">
                <p className="figures text-sm text-muted">{words.minutes(minutes)}</p>
                <h2 className="mt-1 text-2xl">
                  <Link
                    to="/mind-recovery/$practiceType"
                    params={{ practiceType: key }}
                    className="text-ink no-underline after:absolute after:inset-0 after:rounded-xl"
                  >
                    {name}
                  </Link>
                </h2>
                <p className="mt-1.5 text-muted">{card}</p>
              </Card>
            </li>
          );
        })}
        <li className="grid">
          <Card tone="flat">
            <p className="text-muted">{words.matrix.text}</p>
            <p className="mt-1">
              <Link to="/learning/pahm" className={classes(buttonClass('plain'), '-ml-3')}>
                {words.matrix.link}
              </Link>
            </p>
          </Card>
        </li>
      </ul>
      {/* Not at the foot of the window: there it would lie on the cards, and it is not what one came for. */}
      <p className="mt-6">
        <Link to="/home" className={buttonClass('quiet')}>
          {words.back}
        </Link>
      </p>
    </Page>
  );
}
