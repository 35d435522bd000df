import {
  madeSepaFileSchema,
  sepaFileSchema,
  settledSepaFileSchema,
  settleSepaFileSchema,
} from '#contract/sepa-file.ts'
import { refuse } from '#domain/result.ts'
import { createSepaFile } from '#services/payout/sepa/create-sepa-file.ts'
import { settleSepaFile } from '#services/payout/sepa/settle-sepa-file.ts'
import { endpoint, notFound, type Refused } from './endpoint.ts'
import { idempotencyKeyIn } from './idempotency-key.ts'

const messageId = 'KINTSU-2026-11-22-0a1b2c3d'

const staff = { method: 'POST', access: 'staff' } as const

export const createSepaFileEndpoint = endpoint({
  ...staff,
  path: '/api/office/payouts/sepa-file/',
  summary:
    'For staff: all that is due to sellers in euro, as one file for the bank (ISO 20022 pain.001.001.09); each payout goes into one, and is sent from then on. The header Idempotency-Key (16 to 64 letters, digits, hyphens) makes a repeated request get the same file.',
  status: 201,
  body: sepaFileSchema,
  answer: madeSepaFileSchema,
  refuses: [400, 401, 409, 413, 415, 503],
  example: {
    headers: {
      authorization: 'Bearer …',
      'Idempotency-Key': '6f2c8b1e-3d4a-4f5b-8c6d-7e8f9a0b1c2d',
    },
    body: {},
    answer: { messageId, count: 1, totalMinor: 38_500, xml: '<?xml version="1.0" …' },
  },
  serve: async ({ ctx, request }) => {
    const key = idempotencyKeyIn(request.headers)
    if (!key.ok) return key
    const created = await createSepaFile(ctx, key.value, 'staff')
    return created.ok ? created : refuse(refusals[created.refusal.kind])
  },
})

const refusals: Readonly<Record<'not-connected' | 'nothing-due', Refused>> = {
  'not-connected': { status: 409, code: 'not-connected', title: 'No account in euro is known.' },
  'nothing-due': { status: 409, code: 'nothing-due', title: 'Nothing is due in euro.' },
}

export const settleSepaFileEndpoint = endpoint({
  ...staff,
  path: '/api/office/payouts/sepa-file/settled/',
  summary:
    'For staff: the bank carried a file out, but for what came back; those sellers are asked for another account. Told again it changes nothing.',
  body: settleSepaFileSchema,
  answer: settledSepaFileSchema,
  refuses: [400, 401, 404, 413, 415, 422, 503],
  example: {
    headers: { authorization: 'Bearer …' },
    body: { messageId, refused: [{ number: 'SGR000000016', reason: 'AC01' }] },
    answer: { settled: 0, refused: 1 },
  },
  serve: async ({ ctx, body }) => {
    const settled = await settleSepaFile(ctx, body.messageId, body.refused)
    if (settled.ok) return settled
    if (settled.refusal.kind === 'not-found') return refuse(notFound)
    const title = `${settled.refusal.number} is not in this file.`
    return refuse({ status: 422, code: 'not-in-file', title, field: 'refused' })
  },
})
