import { expect, test } from 'vitest'
import { openDatabase } from '#store/database.ts'
import { seedDatabase } from '#store/seeds/seed.ts'
import { loadSettings } from '#store/settings.ts'
import { freshDatabase, seededDatabase } from '#test/support/fresh-database.ts'

test('a shop with a database without settings does not start and reports what is missing', async () => {
  const { url, drop } = await freshDatabase()
  const { db, close } = openDatabase(url, 1)
  await expect(loadSettings(db)).rejects.toThrow(
    'The table setting has no ro shop, ro company, bg shop, bg company, hu shop, hu company, gr shop, gr company',
  )
  await close()
  await drop()
})

test('missing settings of one market are reported, whatever other markets have', async () => {
  const { url, drop } = await seededDatabase()
  const { db, pool, close } = openDatabase(url, 1)
  const { companyOf, shopOf } = await loadSettings(db)
  expect(companyOf('gr').name).not.toBe('')
  expect(shopOf('hu').cart.returnDays).toBe(60)
  await pool.query(`delete from setting where market = 'bg' and key = 'shop'`)
  await expect(loadSettings(db)).rejects.toThrow('The table setting has no bg shop:')
  await close()
  await drop()
})

test('a market without loyalty settings uses the defaults, and its own values override them', async () => {
  const { url, drop } = await seededDatabase()
  const { db, pool, close } = openDatabase(url, 1)
  await pool.query(`delete from setting where key = 'loyalty'`)
  await pool.query(
    `insert into setting (market, key, value) values ('hu', 'loyalty', '{"waitingDays": 60}')`,
  )
  const { loyaltyOf } = await loadSettings(db)
  // Decision 20: 1 % of the amount spent; 14 days, 24 months.
  const usual = { waitingDays: 14, lapseMonths: 24, voucherMonths: 12, smallestVoucher: 100 }
  expect(loyaltyOf('ro')).toMatchObject({
    ...usual,
    spentForPoint: { minor: 1_000, currency: 'RON' },
    worth: { minor: 10, currency: 'RON' },
  })
  expect(loyaltyOf('bg').spentForPoint).toEqual({ minor: 400, currency: 'BGN' })
  expect(loyaltyOf('gr').spentForPoint).toEqual({ minor: 200, currency: 'EUR' })
  expect(loyaltyOf('hu')).toMatchObject({
    ...usual,
    waitingDays: 60,
    spentForPoint: { minor: 80_000, currency: 'HUF' },
  })
  await close()
  await drop()
})

test('a market without limits of its own uses the defaults, and its own limits override them', async () => {
  const { url, drop } = await seededDatabase()
  const { db, pool, close } = openDatabase(url, 1)
  await pool.query(`delete from setting where key = 'trade-in-limits'`)
  await pool.query(
    `insert into setting (market, key, value) values ('bg', 'trade-in-limits', '{"phone": 3}')`,
  )
  const { tradeInLimitsOf } = await loadSettings(db)
  expect(tradeInLimitsOf('ro')).toEqual({ account: 10, phone: 10, address: 10, iban: 10 })
  expect(tradeInLimitsOf('bg')).toEqual({ account: 10, phone: 3, address: 10, iban: 10 })
  await close()
  await drop()
})

test('a demo filled before a payment method was connected gets the method with its limits, and keeps its own', async () => {
  const { url, drop } = await seededDatabase()
  const { db, pool, close } = openDatabase(url, 2)
  await pool.query(
    `update setting set value = jsonb_set(jsonb_set(value,
       '{payment,active}', '{"paymentOnDelivery": true, "cofidis": false}'),
       '{payment,rules}', (value #> '{payment,rules}') - 'cofidis-promo' || '{"paymentOnDelivery": {"upperBound": null}}')
     where market = 'hu' and key = 'shop'`,
  )
  await seedDatabase({ db }, 'a secret of the tests')
  const { rows } = await pool.query(
    `select value -> 'payment' as payment from setting where market = 'hu' and key = 'shop'`,
  )
  expect(rows[0]?.payment).toMatchObject({
    active: { card: true, paymentOnDelivery: true, cofidis: false },
    rules: {
      'cofidis-promo': {
        lowerBound: { minor: 6_000_000, currency: 'HUF' },
        upperBound: { minor: 100_000_000, currency: 'HUF' },
      },
      paymentOnDelivery: { upperBound: null },
    },
  })
  await close()
  await drop()
})
