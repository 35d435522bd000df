import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadTesting } from '#http/pages/shop/load-testing.ts'
import { countFigures } from '#services/figures/count-figures.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrderThatCame, withdraw, withdrawal } from '#test/support/returns.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

function counted() {
  return rows<{ sold: number; returned: number; battery: number | null; first: string }>(
    `select sold, returned, battery, (now() at time zone 'Europe/Bucharest')::date - first_day as "daysAgo"
     from market_figures where market = 'ro'`,
  )
}

async function shown() {
  const answer = await visit(api, loadTesting, '/cum-testam/')
  return answer.kind === 'shown' ? (answer.value as { figures: unknown }).figures : answer
}

describe('the figures of a market', () => {
  test('count devices sold and returned on days that are over', async () => {
    const returned = await anOrderThatCame(api, rows, { agoDays: 3 })
    const kept = await anOrderThatCame(api, rows, { agoDays: 5 })
    const cancelled = await anOrderThatCame(api, rows, { agoDays: 2 })
    await anOrderThatCame(api, rows, { agoDays: 0 })
    await anOrderThatCame(api, rows, { agoDays: 366 })
    await rows(`update orders set state = 'cancelled' where id = $1`, cancelled.orderId)
    await rows('update unit set battery_health = 90 where id = $1', returned.unitId)
    await rows('update unit set battery_health = 85 where id = $1', kept.unitId)
    expect(
      await withdraw(api, returned.number, withdrawal({ token: returned.token })),
    ).toMatchObject({
      status: 201,
    })
    await countFigures(api.ctx)
    await countFigures(api.ctx)
    expect(await counted()).toEqual([{ sold: 2, returned: 1, battery: 88, daysAgo: 5 }])
  })

  test('are not shown while fewer than twenty devices were sold', async () => {
    const stored = await rows(
      `update market_figures set sold = 19 where market = 'ro' returning market`,
    )
    expect(stored).toHaveLength(1)
    expect(await shown()).toBeUndefined()
  })

  test('show a share of twenty devices, and none of fewer', async () => {
    await rows(`update market_figures set sold = 20, returned = 1, inspected = 19, as_offered = 18
      where market = 'ro'`)
    expect(await shown()).toMatchObject({ sold: 20, returnedShare: 5, asOfferedShare: undefined })
    await rows(`update market_figures set inspected = 20 where market = 'ro'`)
    expect(await shown()).toMatchObject({ asOfferedShare: 90 })
  })
})
