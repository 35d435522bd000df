import { expect, test } from 'vitest'
import type { NewEmail } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import { makeSeal } from '#store/seal.ts'
import { makeSendIdentityEmail } from './send-identity-email.ts'

const seal = makeSeal('a secret of this test')

function aPostOffice(stores: 'links' | 'no-links' = 'links') {
  const sent: { recipient: string; plain: string; html: string }[] = []
  const rows = new Map<string, NewEmail & { isSent: boolean }>()
  const send = makeSendIdentityEmail({
    seal,
    keeps: stores,
    mail: {
      write: async email => {
        const row = rows.get(email.id)
        if (!row) rows.set(email.id, { ...email, isSent: false })
        return row?.isSent ? 'already-sent' : 'written'
      },
      markSent: async id => {
        const row = rows.get(id)
        if (row) rows.set(id, { ...row, isSent: true })
      },
    },
    mailer: async ({ recipient, plain, html }) => void sent.push({ recipient, plain, html }),
    bases: {
      ro: 'https://ro.example/ro',
      bg: 'https://bg.example',
      hu: 'https://hu.example',
      gr: 'https://gr.example',
    },
    companyOf: () => ({
      name: 'K',
      registrationNumber: 'J1',
      vatNumber: 'RO1',
      address: 'A',
      phone: '+40',
      email: 'a@b.example',
    }),
    now: () => new Date('2026-11-21T12:00:00.000Z'),
  })
  return { send, sent, rows }
}

function aMessage(payload: Message['payload']): Message {
  return {
    id: 'm-1',
    topic: 'identity-letter',
    payload: { email: 'member@m.example', market: 'ro', ...payload },
    attempts: 1,
  }
}

test.each([
  [
    'sign-in-link',
    'ro',
    'https://ro.example/ro/autentifica-te/?link=tok-1_A&next=%2Fcontul-meu%2F',
  ],
  ['verify', 'bg', 'https://bg.example/registratsia/?proof=tok-1_A&next=%2Fcontul-meu%2F'],
  ['reset', 'hu', 'https://hu.example/forgot/?reset=tok-1_A&next=%2Fcontul-meu%2F'],
  ['sign-in-link', 'gr', 'https://gr.example/login/?link=tok-1_A&next=%2Fcontul-meu%2F'],
])('the link of a %s email in %s is %s', async (kind, market, link) => {
  const { send, sent } = aPostOffice()
  await send(aMessage({ kind, market, sealed: seal.seal('tok-1_A'), next: '/contul-meu/' }))
  expect(sent.map(({ recipient }) => recipient)).toEqual(['member@m.example'])
  expect(sent[0]?.plain).toContain(`: ${link}\n`)
})

test.each([
  ['have-account', 'https://ro.example/ro/autentifica-te/\n'],
  ['password-changed', 'https://ro.example/ro/forgot/\n'],
])('an email of the kind %s needs no token', async (kind, link) => {
  const { send, sent } = aPostOffice()
  await send(aMessage({ kind }))
  expect(sent[0]?.plain).toContain(link)
})

test('a message delivered twice is sent once', async () => {
  const { send, sent } = aPostOffice()
  const message = aMessage({ kind: 'reset', sealed: seal.seal('tok') })
  await send(message)
  await send(message)
  expect(sent.length).toBe(1)
})

test.each([
  ['2026-11-21T12:00:00.001Z', 1],
  ['2026-11-21T12:00:00.000Z', 0],
])('a link that is valid until %s is sent %i times', async (until, times) => {
  const { send, sent, rows } = aPostOffice()
  await send(aMessage({ kind: 'sign-in-link', sealed: seal.seal('tok'), until }))
  expect(sent.length).toBe(times)
  expect(rows.size).toBe(times)
})

test('if emails are really sent, the stored copy contains no sign-in link', async () => {
  const { send, sent, rows } = aPostOffice('no-links')
  await send(aMessage({ kind: 'reset', sealed: seal.seal('tok-1_A') }))
  const stored = rows.get('m-1')
  expect(sent[0]?.plain).toContain('tok-1_A')
  expect(sent[0]?.html).toContain('tok-1_A')
  expect(JSON.stringify(stored)).not.toContain('tok-1_A')
  expect(stored?.plain).toContain('https://ro.example/ro/forgot/\n')
})

test.each([
  [{ kind: 'reset' }, 'sealed'],
  [{ kind: 'reset', sealed: 'not sealed by us' }, ''],
  [{ kind: 'gift', sealed: seal.seal('x') }, 'gift'],
  [{ kind: 'have-account', market: 'de' }, 'market'],
  [{ kind: 'have-account', email: '' }, 'email'],
])('a message that cannot be read fails and stays in the outbox: %o', async (payload, result) => {
  const { send, sent } = aPostOffice()
  await expect(send(aMessage(payload))).rejects.toThrow(result)
  expect(sent).toEqual([])
})
