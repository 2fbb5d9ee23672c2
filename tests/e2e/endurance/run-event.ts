import { download, remove, renew } from './cv-acts.ts';
import type { Event } from './events.ts';
import { expectStored } from './expected.ts';
import { save, setStage, undo, unsave, write } from './job-acts.ts';
import type { Story } from './story.ts';

const isBegun = ({ expected }: Story): boolean =>
  [...expected.files.values()].includes('begun') || expected.unsure?.file !== undefined;

/** Events of the phone itself; false for the user's actions. */
async function happen(story: Story, event: Event): Promise<boolean> {
  const { phone } = story;
  if (event.kind === 'off') await phone.goOffline(event);
  else if (event.kind === 'on') await phone.goOnline();
  else if (event.kind === 'cut') phone.cut(event.what, event.afterBytes);
  else if (event.kind === 'kill') await phone.lose(event.how);
  else if (event.kind === 'evict') await phone.evict(event.what);
  else if (event.kind === 'renew') renew(story, event);
  else if (event.kind === 'update') await phone.update(event.answer, { isHeld: isBegun(story) });
  else return false;
  return true;
}

async function act(story: Story, event: Event): Promise<void> {
  if (event.kind === 'save') return save(story, event);
  if (event.kind === 'unsave') return unsave(story, event);
  if (event.kind === 'undo') return undo(story, event);
  if (event.kind === 'stage') return setStage(story, event);
  if (event.kind === 'write') return write(story, event);
  if (event.kind === 'download') return download(story, event);
  if (event.kind === 'remove') return remove(story, event);
}

/** One more event; actions that need a network and the app are skipped without them. */
export async function runEvent(story: Story, event: Event): Promise<void> {
  const { phone, expected, digests, events } = story;
  events.push(event);
  if (!(await happen(story, event)) && phone.canOpen) await act(story, event);
  if (phone.isOpen) await expectStored(phone, expected, digests);
}
