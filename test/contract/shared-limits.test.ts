import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createCaptcha } from '#providers/captcha/captcha.ts'
import { judgePromo } from '#services/cart/judge-promo.ts'
import { sendReset } from '#services/identity/send-reset.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { openDatabase } from '#store/database.ts'
import { forgetTallies } from '#store/tally/forget-tallies.ts'
import { createUsedSolutions } from '#store/tally/used-solutions.ts'
import { apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aCaller } from '#test/support/identity.ts'
import { expectProblem } from '#test/support/problems.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

const secret = 'a secret of the tests'
let database: TestDatabase
let shops: readonly [WholeShop, WholeShop]

/** Two processes on one database, each with its own connections and memory. */
beforeAll(async () => {
  database = await seededDatabase()
  const env = { REQUESTS_PER_MINUTE: '48' }
  shops = [await wholeShop(database.url, env), await wholeShop(database.url, env)]
})
afterAll(async () => {
  for (const shop of shops) await shop.close()
  await database.drop()
})

function at(n: number) {
  return shops[n % 2] as WholeShop
}

/** The statuses of `count` requests, sent alternately to the two processes. */
async function inTurn(count: number, url: string, from: string, more: object = {}) {
  const statuses: number[] = []
  for (let n = 0; n < count; n += 1)
    statuses.push((await at(n).visit(url, { from, ...more })).statusCode)
  return statuses
}

describe('rate limits of two processes on one database', () => {
  test('a limit of twenty a minute applies to both processes together', async () => {
    const url = '/api/orders/RO000012344/?token=guessed'
    const statuses = await inTurn(22, url, '192.0.2.1')
    expect(statuses).toEqual([...Array(20).fill(404), 429, 429])
    expect((await at(0).visit(url, { from: '192.0.2.2' })).statusCode).toBe(404)
  })

  test('a limit of twenty a minute also holds for concurrent requests', async () => {
    const url = '/invoices/RO000012344.pdf?t=guessed'
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, n) => at(n).visit(url, { from: '192.0.2.3' })),
    )
    const statuses = all.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(statuses).toEqual([...Array(20).fill(404), ...Array(20).fill(429)])
  })

  test('each route counts its own requests, HEAD together with GET', async () => {
    const from = '192.0.2.4'
    await inTurn(20, '/invoices/RO000012344.pdf?t=guessed', from)
    const head = { method: 'HEAD' as const, from }
    expect((await at(0).visit('/invoices/RO000012344.pdf?t=x', head)).statusCode).toBe(429)
    const other = await at(0).visit('/api/orders/RO000012344/?token=guessed', { from })
    expect(other.statusCode).toBe(404)
  })

  test('a refused request gets the seconds left in the shared window', async () => {
    await inTurn(20, '/api/orders/RO000012344/?token=guessed', '192.0.2.5')
    const result = await at(1).visit('/api/orders/RO000012344/?token=x', { from: '192.0.2.5' })
    expectProblem(result, { status: 429, code: 'too-many-requests' })
    expect(Number(result.headers['retry-after'])).toBeGreaterThan(30)
    expect(Number(result.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('a request over the limit is refused without another database query', async () => {
    const url = '/api/orders/RO000012344/?token=guessed'
    await inTurn(22, url, '192.0.2.10')
    const querySpy = vi.spyOn(at(0).ctx.sql, 'query')
    expect((await at(0).visit(url, { from: '192.0.2.10' })).statusCode).toBe(429)
    expect(querySpy).not.toHaveBeenCalled()
    querySpy.mockRestore()
  })

  test('the limit for all requests is shared, with a tolerance of one twenty-fourth per process', async () => {
    const statuses = await inTurn(60, '/api/nothing/', '192.0.2.6')
    const answered = statuses.filter(status => status === 404).length
    expect(answered).toBeGreaterThanOrEqual(48)
    expect(answered).toBeLessThanOrEqual(52)
    expect(statuses.slice(-8)).toEqual(Array(8).fill(429))
  })

  test('static files of a page are not counted, images rendered per request are', async () => {
    const from = '192.0.2.11'
    const drawing = '/pictures/v1/apple-iphone-13-midnight-front'
    const files = await inTurn(60, `${drawing}.svg`, from)
    expect(files).toEqual(Array(60).fill(200))
    const painted = await inTurn(60, `${drawing}.png`, from)
    expect(painted.filter(status => status === 200).length).toBeLessThanOrEqual(52)
    expect(painted.slice(-8)).toEqual(Array(8).fill(429))
    expect(await inTurn(2, `${drawing}%2Epng?again`, from)).toEqual([429, 429])
  })

  test('wrong passwords are counted together: from the fourth on the puzzle is required', async () => {
    const guess = { email: 'nimeni@exemplu.ro', password: 'ghicită' }
    for (let n = 0; n < 3; n += 1)
      expect(await signIn(at(n).ctx, guess, aCaller())).toMatchObject({
        refusal: { kind: 'wrong-credentials' },
      })
    for (const shop of shops)
      expect(await signIn(shop.ctx, guess, aCaller())).toMatchObject({
        refusal: { kind: 'captcha-needed' },
      })
  })

  test('wrong promo codes are counted together', async () => {
    const guess = async (n: number) => {
      const judged = await judgePromo(at(n).ctx, '192.0.2.7')
      return judged.isJudged
    }
    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(n)))
    expect(all.filter(Boolean).length).toBeLessThanOrEqual(20)
    expect(all.filter(Boolean).length).toBeGreaterThan(0)
  })
})

describe('a puzzle solution', () => {
  const processes = () =>
    shops.map(({ database: { pool } }) =>
      createCaptcha({ secret, used: createUsedSolutions(pool, secret) }),
    )
  const solved = async (challenge: Challenge) => {
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  test('a solution is accepted once, by whichever process', async () => {
    const [one, other] = processes()
    const solution = await solved((await one!.challenge()) as Challenge)
    expect(await other!.verify(solution)).toBe(true)
    expect(await one!.verify(solution)).toBe(false)
    expect(await other!.verify(solution)).toBe(false)
  })

  test('a solution sent to both processes at the same time is accepted once', async () => {
    const [one, other] = processes()
    const solution = await solved((await one!.challenge()) as Challenge)
    const both = await Promise.all([one!.verify(solution), other!.verify(solution)])
    expect(both.toSorted()).toEqual([false, true])
  })

  test('a solution of the shop’s own puzzle is accepted for one action of one process, and for no other', async () => {
    const own = [await apiApp(database.url), await apiApp(database.url)]
    const solution = await solved((await own[0]!.ctx.captcha.challenge()) as Challenge)
    const ask = ({ ctx }: (typeof own)[number], email: string) =>
      sendReset(ctx, { email, market: 'ro' }, aCaller({ captcha: solution }))
    expect(await ask(own[1]!, 'unu@exemplu.ro')).toMatchObject({ ok: true })
    for (const each of own)
      expect(await ask(each, 'doi@exemplu.ro')).toMatchObject({
        refusal: { kind: 'captcha-needed' },
      })
    for (const each of own) await each.close()
  })

  test('a solution is not accepted while the database cannot say whether it was used', async () => {
    const away = openDatabase('postgres://127.0.0.1:9/none', 1)
    const captcha = createCaptcha({ secret, used: createUsedSolutions(away.pool, secret) })
    const solution = await solved((await captcha.challenge()) as Challenge)
    await expect(captcha.verify(solution)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await away.close()
  })
})

test('while the database is unavailable, only the in-memory limit of all requests applies', async () => {
  const shop = await wholeShop(database.url, { REQUESTS_PER_MINUTE: '48' })
  const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
  const { sql } = shop.ctx
  const query = sql.query.bind(sql)
  // Only requests can no longer be counted.
  Object.assign(sql, {
    query: (statement: pg.QueryConfig, values?: unknown[]) =>
      statement.name === 'tally-add' ? away() : query(statement, values),
  })
  const url = '/api/orders/RO000012344/?token=guessed'
  for (let n = 0; n < 25; n += 1)
    expect((await shop.visit(url, { from: '192.0.2.8' })).statusCode).toBe(404)
  const statuses: number[] = []
  for (let n = 0; n < 50; n += 1)
    statuses.push((await shop.visit('/api/nothing/', { from: '192.0.2.9' })).statusCode)
  expect(statuses).toEqual([...Array(48).fill(404), 429, 429])
  await shop.close()
})

test('expired counters are deleted an hour later, and valid ones are kept', async () => {
  const { pool } = at(0).database
  await pool.query('truncate tally, recent_try, used_solution')
  for (const [key, ago] of [
    ['old', '61 minutes'],
    ['over', '59 minutes'],
    ['now', '-1 minutes'],
  ])
    await pool.query(
      `with ended as (select now() - $2::interval as at),
        one as (insert into tally select $1, 1, at from ended),
        two as (insert into recent_try select $1, array[at], at from ended)
      insert into used_solution select $1, at from ended`,
      [key, ago],
    )
  await forgetTallies(pool)
  for (const table of ['tally', 'recent_try', 'used_solution']) {
    const { rows } = await pool.query(`select key from ${table} order by ends_at`)
    expect([table, ...rows.map(({ key }) => key)]).toEqual([table, 'over', 'now'])
  }
})

test('counters are stored in unlogged tables', async () => {
  const { rows } = await at(0).database.pool.query(
    `select relname from pg_class where relpersistence = 'u' and relkind = 'r' order by relname`,
  )
  expect(rows.map(({ relname }) => relname)).toEqual(['recent_try', 'tally', 'used_solution'])
})
