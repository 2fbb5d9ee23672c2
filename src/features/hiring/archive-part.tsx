import { fetchArchive } from '#api/inbox/inbox.ts';
import { useOnline } from '#platform/http/online.ts';
import { formatSize } from '#platform/i18n/format-size.ts';
import { archiveMessages } from './messages.ts';
import { ownBrowserMessages } from '#ui/panel-messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { FileStatus } from './file-status.tsx';
import { useFile } from './use-file.ts';

interface ArchivePartProps {
  userId: string;
  jobId: string;
  title: string;
}

/** Downloads all applications of a job. */
export function ArchivePart({ userId, jobId, title }: ArchivePartProps) {
  const texts = archiveMessages;
  const isOnline = useOnline();
  const { state, start, stop } = useFile({
    name: `${texts.file(title)}.zip`,
    read: (options) => fetchArchive(userId, jobId, options),
  });
  const isBusy = state.kind === 'busy';
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          className="btn border-control bg-base-200 text-base"
          aria-disabled={isBusy || !isOnline}
          onClick={() => isOnline && start()}
        >
          <Icon name="download" />
          {state.kind === 'waiting' ? texts.saveAgain : texts.save}
        </button>
        {isBusy && (
          <button type="button" className="btn btn-ghost text-base" onClick={stop}>
            {texts.stop}
          </button>
        )}
      </div>
      <FileStatus
        hint={isOnline ? texts.hint : texts.offline}
        busy={isBusy && (state.bytes === 0 ? texts.starting : texts.saving(formatSize(state.bytes)))}
        done={
          state.kind === 'done' && (state.outcome === 'unsure' ? ownBrowserMessages.unsureFile : texts.done)
        }
        failed={state.kind === 'failed' && texts.failed(state.reason)}
      />
    </div>
  );
}
