import { expect, test } from 'vitest'
import { createKeys } from '#services/keys.ts'
import { testContext } from '#test/support/test-context.ts'
import { sendSms } from './send-sms.ts'

const keys = createKeys('a secret of this test')

function aPhone() {
  const received: { id: string; phone: string; text: string }[] = []
  const ctx = testContext({
    keys,
    sms: async ({ id, phone, text }) => void received.push({ id, phone, text }),
    clock: () => new Date('2026-11-21T12:00:00.000Z'),
  })
  const sendCode = (market: string, until?: string) =>
    sendSms(ctx, {
      id: 'm-1',
      topic: 'sms',
      payload: {
        phone: '+40700000000',
        market,
        sealed: keys.seal.seal('123456'),
        ...(until !== undefined && { until }),
      },
      attempts: 1,
    })
  return { received, sendCode }
}

test.each([
  ['ro', 'Codul tău Kintsu este 123456. Nu îl spune nimănui.'],
  ['bg', 'Твоят код за Kintsu е 123456. Не го казвай на никого.'],
  ['hu', 'A Kintsu-kódod: 123456. Ne mondd el senkinek.'],
  ['gr', 'Ο κωδικός σου για το Kintsu: 123456. Μην τον πεις σε κανέναν.'],
])('in %s one SMS of at most 70 characters contains the code', async (market, text) => {
  const { received, sendCode } = aPhone()
  await sendCode(market)
  expect(received).toEqual([{ id: 'm-1', phone: '+40700000000', text }])
  expect(text.length).toBeLessThanOrEqual(70)
})

test.each([
  ['2026-11-21T12:00:00.001Z', 1],
  ['2026-11-21T12:00:00.000Z', 0],
])('a code that is valid until %s is sent by SMS %i times', async (until, times) => {
  const { received, sendCode } = aPhone()
  await sendCode('ro', until)
  expect(received.length).toBe(times)
})
