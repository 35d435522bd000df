import { expect, test } from 'vitest'
import { makeSeal } from '#store/seal.ts'
import { makeSendSms } from './send-sms.ts'
import { makeSmsIntoMailbox } from './sms-into-mailbox.ts'

const seal = makeSeal('a secret of this test')

function aPhone() {
  const received: { id: string; phone: string; text: string }[] = []
  const send = makeSendSms({
    seal,
    sms: async ({ id, phone, text }) => void received.push({ id, phone, text }),
    now: () => new Date('2026-11-21T12:00:00.000Z'),
  })
  const sendCode = (market: string, until?: string) =>
    send({
      id: 'm-1',
      topic: 'sms',
      payload: {
        phone: '+40700000000',
        market,
        sealed: seal.seal('123456'),
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

test('in the demo an SMS is an email addressed to the phone number, stored once', async () => {
  const rows: { recipient: string; subject: string; html: string; orderId: string | null }[] = []
  const sent = new Set<string>()
  const sms = makeSmsIntoMailbox({
    write: async email => {
      if (sent.has(email.id)) return 'already-sent'
      rows.push(email)
      return 'written'
    },
    markSent: async id => void sent.add(id),
  })
  const message = { id: 'm-1', phone: '+40700000000', market: 'ro', text: 'Cod <1>' } as const
  await sms(message)
  await sms(message)
  expect(rows).toMatchObject([{ recipient: '+40700000000', subject: 'SMS', orderId: null }])
  expect(rows[0]?.html).toContain('Cod &#60;1&#62;')
})
