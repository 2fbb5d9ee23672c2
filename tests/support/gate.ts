/** Something waited for until a test opens it: a slow answer without a clock. */
export interface Gate {
  opened: Promise<void>;
  open: () => void;
}

export function createGate(): Gate {
  const resolvers: (() => void)[] = [];
  const opened = new Promise<void>((resolve) => resolvers.push(resolve));
  return { opened, open: () => resolvers.forEach((resolve) => resolve()) };
}
