import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A device with little storage, or none: characters of all values together. */
class SmallStorage {
  [key: string]: unknown;
  constructor(room: number) {
    Object.defineProperties(this, {
      getItem: { value: (key: string) => (Object.hasOwn(this, key) ? String(this[key]) : null) },
      removeItem: { value: (key: string) => delete this[key] },
      setItem: {
        value: (key: string, value: string) => {
          const others = Object.entries(this).filter(([other]) => other !== key);
          const used = others.reduce((sum, [, text]) => sum + String(text).length, 0);
          if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError');
          this[key] = value;
        },
      },
    });
  }
}

const refuse = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};
const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse };

const user = { _id: 'u2', firstName: 'Rina', lastName: 'Akter', email: 'rina@example.com', phoneNumber: '' };
const session = { user, token: 'token-of-u2' };

async function start(storage: object) {
  vi.stubGlobal('localStorage', storage);
  const stored = await import('#platform/storage/storage.ts');
  const session = await import('#platform/session/session.ts');
  const { endSession } = await import('#platform/session/session-end.ts');
  const { startSession, writeTogether } = await import('./account-session.ts');
  return { ...stored, ...session, endSession, startSession, writeTogether };
}

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('a device that allows no storage', () => {
  it('keeps a session, the chosen job and the guard for the page, and says that it is not stored', async () => {
    const app = await start(blocked);
    expect(app.startSession(session)).toBe(false);
    expect(app.readSession()).toEqual(session);
    expect(app.isSignedInFlag()).toBe(true);
    expect(app.writeStored('selectedJobId', 'j1')).toBe(false);
    expect(app.readStored('selectedJobId')).toBe('j1');
    app.endSession();
    expect([app.readSession(), app.isSignedInFlag(), app.readStoredSession()]).toEqual([null, false, null]);
  });

  it('has no copies to give way', async () => {
    const app = await start(blocked);
    expect(app.removeCopies()).toBe(false);
    expect(app.writeText('kaj:queries', '{}')).toBe(false);
    expect(app.readText('kaj:queries')).toBeNull();
  });
});

describe('a full device', () => {
  it('lets the copies of what the server has give way to what only it knows', async () => {
    const app = await start(new SmallStorage(300));
    expect(app.writeText('kaj:queries', 'x'.repeat(280))).toBe(true);
    expect(app.writeText('kaj:owed-draft:u2:post-job', 'y'.repeat(100))).toBe(true);
    expect(app.readKeys()).toEqual(['kaj:owed-draft:u2:post-job']);
  });

  it('never removes what is no copy', async () => {
    const app = await start(new SmallStorage(100));
    app.writeText('selectedJobId', 'a'.repeat(90));
    expect(app.writeText('kaj:theme', 'b'.repeat(20))).toBe(false);
    expect(app.readText('kaj:theme')).toBe('b'.repeat(20));
    expect(app.readKeys()).toEqual(['selectedJobId']);
  });

  it("never mixes one person's name with another one's token", async () => {
    const storage = new SmallStorage(160);
    const app = await start(storage);
    const before = { user: JSON.stringify({ ...user, _id: 'u1' }), token: 'token-of-u1' };
    expect(app.writeTogether(before)).toBe(true);
    expect(app.startSession({ user, token: 'long'.repeat(30) })).toBe(false);
    expect(app.readSession()?.user._id).toBe('u2');
    expect({ ...storage }).toMatchObject(before);
  });
});

describe('removing the data of a signed-out user', () => {
  it('continues until it is done, for each of them, and stops for who is here again', async () => {
    const app = await start(new SmallStorage(1000));
    const list = await import('./forgetting.ts');
    for (const owner of ['u1', 'u2', 'u1', 'u3']) list.startForgetting(owner);
    expect(list.readForgetting()).toEqual(['u1', 'u2', 'u3']);
    app.startSession(session);
    list.endForgetting('u1');
    expect(list.readForgetting()).toEqual(['u3']);
    list.endForgetting('u3');
    expect(app.readKeys()).toEqual(['user', 'token', 'IsSignin']);
  });
});
