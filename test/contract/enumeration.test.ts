import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { register } from '#services/identity/register.ts'
import { sendReset } from '#services/identity/send-reset.ts'
import { sendSignInLink } from '#services/identity/send-sign-in-link.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aCaller, aMember, type IdentityApp, identityApp, solved } from '#test/support/identity.ts'

let database: TestDatabase
let api: IdentityApp
let member: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  member = await aMember(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

/** The statements sent to the database during `work`, in order. */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = []
  const query = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [statement] = args
    statements.push(
      typeof statement === 'string' ? statement : String((statement as { text?: string }).text),
    )
    return (query as (...all: unknown[]) => never).apply(this, args)
  })
  await work()
  spy.mockRestore()
  return statements.map(statement => statement.replaceAll(/\s+/g, ' '))
}

function caller() {
  return aCaller({ captcha: solved })
}

/** Neither the response text nor its time reveals whether an address has an account (quality.md "Attacks"). */
const verbs: readonly (readonly [string, (email: string) => Promise<unknown>])[] = [
  [
    'signing in with a wrong password',
    email => signIn(api.ctx, { email, password: 'ghicită' }, caller()),
  ],
  [
    'asking for a sign-in link',
    email => sendSignInLink(api.ctx, { email, market: 'ro' }, caller()),
  ],
  ['asking for a new password', email => sendReset(api.ctx, { email, market: 'ro' }, caller())],
  [
    'registering',
    email =>
      register(
        api.ctx,
        { email, name: 'Ana Pop', password: 'o parolă nouă', market: 'ro', wantsNewsletter: false },
        caller(),
      ),
  ],
]

test.each(verbs)('%s sends the same statements, with an account and without', async (_, ask) => {
  const withAccount = await statementsOf(() => ask(member.email))
  const without = await statementsOf(() => ask('nobody@exemplu.ro'))
  expect(withAccount.length).toBeGreaterThan(0)
  expect(withAccount.toSorted()).toEqual(without.toSorted())
})

test.each(verbs.slice(1))('%s is answered before an account is looked up', async (_, ask) => {
  for (const email of [member.email, 'nobody@exemplu.ro']) {
    const statements = await statementsOf(() => ask(email))
    expect(
      statements.filter(statement => statement.startsWith('insert into outbox ')),
    ).toHaveLength(1)
    expect(statements.filter(statement => /\b(member|verification)/.test(statement))).toEqual([])
  }
})
