import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDemoLogins, demoPassword } from '#app/demo/demo-logins.ts'
import { slowHashing } from '#providers/identity/password-hashing.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aCaller, type IdentityApp, identityApp } from '#test/support/identity.ts'

let database: TestDatabase
let app: IdentityApp

beforeAll(async () => {
  database = await seededDatabase()
  app = await identityApp(database.url, { hashing: slowHashing })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

test('a demo has one login per market, whose password is unique to this shop', async () => {
  await addDemoLogins(app.database.db, 'one secret')
  await addDemoLogins(app.database.db, 'another secret')
  const password = demoPassword('one secret')
  expect(password).toMatch(/^kintsu-demo-[0-9a-f]{8}$/)
  expect(demoPassword('another secret')).not.toBe(password)
  for (const market of ['ro', 'bg', 'hu', 'gr']) {
    const entry = await signIn(app.ctx, { email: `${market}@demo.example`, password }, aCaller())
    expect(entry).toMatchObject({ ok: true, value: { member: { market, isEmailVerified: true } } })
  }
})
