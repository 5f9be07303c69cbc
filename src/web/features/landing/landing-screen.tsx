import { Link } from '@tanstack/react-router';
import { landingWords } from '#content/screens/landing.ts';
import { buttonClass } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { LogoMatrix } from './logo-matrix.tsx';

/** A line breaks between its sentences, where it has to. */
const sentences = landingWords.line.split(/(?<=\.) /);

/** The first screen: the logo, the name, and the way in (A § 2 'Landing'). */
export function LandingScreen() {
  return (
    <Page width="reading" centred>
      <div className="flex flex-col items-center text-center">
        <LogoMatrix />
        <h1 className="mt-14 text-wordmark">{landingWords.name}</h1>
        <p className="mt-4 text-lg text-muted">
          {sentences.map((sentence) => (
            <span key={sentence} className="inline-block">
              {sentence}&nbsp;
            </span>
          ))}
        </p>
        <Link to="/signin" className={`${buttonClass('primary')} mt-10 min-w-40`}>
          {landingWords.continue}
        </Link>
      </div>
    </Page>
  );
}
