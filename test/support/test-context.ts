import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Context } from '#services/context.ts'
import type { Db } from '#store/database.ts'

type Part<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [Name in keyof T]?: Part<T[Name]> }
    : T

/** Parts of a context. A part may itself be partial, such as the accounts without their passwords. */
export type Parts = {
  readonly [Name in keyof Context]?: Name extends 'sql' | 'db' | 'reads'
    ? Context[Name]
    : Part<Context[Name]>
}

/** A context with only these parts; any other throws when it is used. */
export function testContext(parts: Parts): Context {
  return provided(parts, 'ctx') as Context
}

function provided(part: object, path: string): object {
  return new Proxy(part, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof name === 'symbol') return value
      if (!(name in target)) throw new Error(`this test does not provide ${path}.${name}`)
      return isPlain(value) ? provided(value, `${path}.${name}`) : value
    },
  })
}

/** Not an instance of a class, such as a connection pool or a date. */
function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

/** A statement as it reaches the database; those that Drizzle writes have no name. */
type SentStatement = {
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/** A database whose rows the test provides, statement by statement. */
export function fakeDatabase(
  rowsFor: (statement: SentStatement) => readonly object[],
): Pick<Context, 'sql' | 'db'> {
  const client = {
    query: async ({ name, text, values = [] }: pg.QueryConfig, own: unknown[] = values) => ({
      rows: [...rowsFor({ name, text, values: own })],
    }),
  }
  return { sql: client as unknown as pg.Pool, db: drizzle(client as never) as unknown as Db }
}
