import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * A map whose changes survive a restart if the sandbox has a state file. Values are plain JSON and are replaced as a
 * whole.
 */
export type Table<T> = {
  readonly get: (id: string) => T | undefined
  readonly set: (id: string, value: T) => void
  readonly all: () => IterableIterator<T>
  readonly entries: () => IterableIterator<[string, T]>
}

export type Store = {
  readonly table: <T>(name: string) => Table<T>
  readonly clear: () => void
}

type Change = readonly [table: string, id: string, value: unknown]

/** Writes one line per change: a killed sandbox loses at most the line it was writing. */
export function openStore(path: string | undefined): Store {
  const tables = new Map<string, Map<string, unknown>>()
  const rowsOf = (name: string) => {
    const rows = tables.get(name) ?? new Map<string, unknown>()
    tables.set(name, rows)
    return rows
  }
  if (path) {
    for (const [name, id, value] of readChanges(path)) rowsOf(name).set(id, value)
    writeWhole(path, tables)
  }
  return {
    table: <T>(name: string): Table<T> => ({
      get: id => rowsOf(name).get(id) as T | undefined,
      set: (id, value) => {
        rowsOf(name).set(id, value)
        if (path) appendFileSync(path, lineOf([name, id, value]))
      },
      all: () => rowsOf(name).values() as IterableIterator<T>,
      entries: () => rowsOf(name).entries() as IterableIterator<[string, T]>,
    }),
    clear: () => {
      tables.clear()
      if (path) writeWhole(path, tables)
    },
  }
}

function lineOf(change: Change) {
  return `${JSON.stringify(change)}\n`
}

function readChanges(path: string): Change[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap(line => {
      try {
        return line === '' ? [] : [JSON.parse(line) as Change]
      } catch {
        return []
      }
    })
}

function writeWhole(path: string, tables: ReadonlyMap<string, ReadonlyMap<string, unknown>>) {
  const lines = [...tables].flatMap(([name, rows]) =>
    [...rows].map(([id, value]) => lineOf([name, id, value])),
  )
  writeFileSync(`${path}.new`, lines.join(''), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}
