import { expect, test } from 'vitest'
import { openDatabase } from '#store/database.ts'
import { makeSettingsStore } from '#store/settings.ts'
import { freshDatabase, seededDatabase } from '#test/support/fresh-database.ts'

test('a shop on a database without settings does not start, and says what is missing', async () => {
  const { url, drop } = await freshDatabase()
  const { db, close } = openDatabase(url, 1)
  await expect(makeSettingsStore(db)).rejects.toThrow(
    'The table setting has no ro shop, ro company, bg shop, bg company, hu shop, hu company, gr shop, gr company',
  )
  await close()
  await drop()
})

test('the settings of one market missing are missing, however many others are there', async () => {
  const { url, drop } = await seededDatabase()
  const { db, pool, close } = openDatabase(url, 1)
  const { companyOf, shopOf } = await makeSettingsStore(db)
  expect(companyOf('gr').name).not.toBe('')
  expect(shopOf('hu').cart.returnDays).toBe(60)
  await pool.query(`delete from setting where market = 'bg' and key = 'shop'`)
  await expect(makeSettingsStore(db)).rejects.toThrow('The table setting has no bg shop:')
  await close()
  await drop()
})
