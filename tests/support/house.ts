/** How large each room of the house is, by files and lines, and the names that more than one file declares. */
export interface House {
  rooms: Record<string, [files: number, lines: number]>;
  twins: string[];
}

/** A row follows its room when that has become smaller by more than this. */
const SLACK = 0.05;

/** Written by a generator, or what the sample is made of. */
const uncounted = /routeTree\.gen|\/sample\/|\/synthetic\//;
const declared = /^export (?:async )?(?:function\*?|const|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;

/** `src/features/search` of a file anywhere in it; `src/ui`; `sw`. */
const toRoom = (file: string): string =>
  file
    .split('/')
    .slice(0, -1)
    .slice(0, /^src\/(?:features|server)\//.test(file) ? 3 : file.startsWith('src/') ? 2 : 1)
    .join('/');

/** By what holds the files. */
export function measureHouse(texts: ReadonlyMap<string, string>): House {
  const rooms: House['rooms'] = {};
  const names = new Map<string, number>();
  for (const [file, text] of [...texts].filter(([name]) => !uncounted.test(name)).toSorted()) {
    const [files, lines] = rooms[toRoom(file)] ?? [0, 0];
    rooms[toRoom(file)] = [files + 1, lines + text.split('\n').length - 1];
    // A catalogue's second language has the names of the first.
    if (file.endsWith('.bn.ts')) continue;
    const own = new Set([...text.matchAll(declared)].map((match) => match[1] ?? ''));
    for (const name of own) names.set(name, (names.get(name) ?? 0) + 1);
  }
  const twins = [...names].filter(([name, count]) => count > 1 && name !== 'Route');
  return { rooms, twins: twins.map(([name]) => name).sort() };
}

/** What the table does not allow, or has yet to follow. */
export function compareHouses(now: House, table: House): string[] {
  const grown = Object.entries(now.rooms).flatMap(([room, counts]) => {
    const row = table.rooms[room];
    if (!row) return [`${room} has no row`];
    return ['files', 'lines'].flatMap((what, at) => {
      const [count, most] = [counts[at] ?? 0, row[at] ?? 0];
      if (count > most) return [`${room} has ${count} ${what}, at most ${most}`];
      return count < most * (1 - SLACK) ? [`${room} has ${count} ${what} now: lower its row, ${most}`] : [];
    });
  });
  const gone = Object.keys(table.rooms).filter((room) => !Object.hasOwn(now.rooms, room));
  return [
    ...grown,
    ...gone.map((room) => `${room} is gone: remove its row`),
    ...now.twins.filter((name) => !table.twins.includes(name)).map((name) => `${name} is declared twice`),
    ...table.twins
      .filter((name) => !now.twins.includes(name))
      .map((name) => `${name} is no longer declared twice`),
  ];
}

/** The table, as the formatter would leave it. */
export function writeHouse({ rooms, twins }: House): string {
  const rows = Object.entries(rooms).map(([room, counts]) => `    "${room}": [${counts.join(', ')}]`);
  const names = twins.map((name) => `    "${name}"`);
  const list = names.length > 0 ? `[\n${names.join(',\n')}\n  ]` : '[]';
  return `{\n  "rooms": {\n${rows.join(',\n')}\n  },\n  "twins": ${list}\n}\n`;
}
