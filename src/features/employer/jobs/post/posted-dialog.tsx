import { Link, useNavigate } from '@tanstack/react-router';
import { appPaths } from '#contract/http/paths.ts';
import { clientConfig } from '#platform/startup/config.ts';
import { dialogMessages } from '#platform/dialogs/dialog-messages.ts';
import { FormDialog } from '#ui/dialog/dialog-frame.tsx';
import { DrawnScene } from '#ui/state/drawn-scene.tsx';
import { jobEditorMessages } from '../messages.ts';

function SailingBoatPicture() {
  return (
    <DrawnScene sun={132}>
      <path d="M78 18c-16 12-24 30-26 50h26Zm0 0c20 10 32 28 36 50H78Z" className="fill-base-200" />
      <path d="M78 12v64" />
      <path d="M32 72c14 6 28 8 46 8s32-2 46-8l-12 24H44Z" fill="currentColor" stroke="none" />
      <path d="M22 36c3-4 6-4 8 0 2-4 5-4 8 0" strokeWidth="2" opacity=".6" />
    </DrawnScene>
  );
}

/** The job is posted (§8): OK leads home, as specified; the other buttons offer next steps. */
export function PostedDialog({ onAnother }: { onAnother: () => void }) {
  const texts = jobEditorMessages;
  const navigate = useNavigate();
  const goHome = () => void navigate({ to: appPaths.home });
  return (
    <FormDialog title={texts.posted} closeText={texts.close} onClose={goHome}>
      <div className="grid justify-items-center gap-3 text-center">
        <SailingBoatPicture />
        <p className="text-muted">{texts.postedText[clientConfig().hasMail ? 'byMail' : 'here']}</p>
        <button type="button" className="btn btn-primary w-full text-base" onClick={goHome}>
          {dialogMessages.ok}
        </button>
        <Link to={appPaths.userJobs} className="btn w-full text-base">
          {texts.seePosted}
        </Link>
        <button type="button" className="btn w-full text-base" onClick={onAnother}>
          {texts.postAnother}
        </button>
      </div>
    </FormDialog>
  );
}
