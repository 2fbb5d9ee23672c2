import { describe, expect, it } from 'vitest';
import { prepareLogo } from './logo-field.tsx';

/** A photo that is stored unchanged: browsers cannot decode HEIC. */
const createPhoto = () => new File(['photo'], 'photo.heic', { type: 'image/heic' });

describe('a chosen logo', () => {
  it('is stored as its bytes, under its name', async () => {
    const prepared = await prepareLogo(createPhoto());
    expect(prepared).toMatchObject({
      kind: 'ready',
      chosen: { name: 'photo.heic', blob: { type: 'image/heic', size: 5 } },
    });
  });

  it('is refused when the device does not let it be read', async () => {
    const photo = createPhoto();
    const refusal = new DOMException('The file could not be read.', 'NotReadableError');
    photo.arrayBuffer = () => Promise.reject(refusal);
    expect(await prepareLogo(photo)).toEqual({ kind: 'refused', reason: 'unreadable' });
  });

  it('is refused when it is not an image', async () => {
    const notes = new File(['notes'], 'notes.txt', { type: 'text/plain' });
    expect(await prepareLogo(notes)).toEqual({ kind: 'refused', reason: 'notImage' });
  });
});
