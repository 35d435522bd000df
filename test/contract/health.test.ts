import { expect, test } from 'vitest'
import { apiApp } from '../support/api-app.ts'
import { seededDatabase } from '../support/fresh-database.ts'
import { expectProblem } from '../support/problems.ts'

test('the process is live whatever the database does, and ready only while the database responds', async () => {
  const database = await seededDatabase()
  const api = await apiApp(database.url)
  const ready = await api.ask('/readyz')
  expect(ready.statusCode).toBe(200)
  expect(ready.headers['cache-control']).toBe('no-store')

  await database.drop()
  const away = await api.ask('/readyz')
  expectProblem(away, { status: 503, code: 'unavailable', reason: 'database' })
  expect(away.headers['retry-after']).toBe('5')
  expect((await api.ask('/healthz')).statusCode).toBe(200)
  await api.close()
})
