import { Link } from '@tanstack/react-router';
import { profileWords } from '#content/screens/profile.ts';
import { buttonClass } from '#ui/button.tsx';

/** What My Details says where nobody is signed in any more (A § 2, § 8). */
export function NoUser() {
  return (
    <div className="flex grow flex-col items-center justify-center gap-5 px-4 py-10 text-center">
      <p role="status">{profileWords.noUser}</p>
      <Link to="/signin" className={buttonClass()}>
        {profileWords.signIn}
      </Link>
    </div>
  );
}
