import { claimMovedSchema, claimMoveSchema, claimParamsSchema } from '#contract/warranty-claim.ts'
import { ok, refuse } from '#domain/result.ts'
import { parseClaimNumber } from '#domain/warranty/claim-number.ts'
import { type MoveClaimRefusal, moveClaim } from '#services/warranty/move-claim.ts'
import { endpoint, notFound, type Refused } from './endpoint.ts'
import { exampleOrder } from './example-order.ts'
import { refusedRefund } from './refunds.ts'

export const moveClaimEndpoint = endpoint({
  method: 'POST',
  path: '/api/office/warranty-claims/{number}/moves/',
  summary:
    'For staff: a warranty claim’s next step; its owner is told of it in the words given. A refund waits for approval like any other; what was paid on delivery goes to the account given with it, or later with the refund.',
  access: 'staff',
  params: claimParamsSchema,
  body: claimMoveSchema,
  answer: claimMovedSchema,
  refuses: [400, 401, 404, 409, 413, 415, 422, 503],
  example: {
    params: { number: `${exampleOrder.number}-W1` },
    headers: { authorization: 'Bearer …' },
    body: { move: 'diagnose', words: 'The charging port is worn out.' },
    answer: { state: 'diagnosed' },
  },
  serve: async ({ ctx, params, body }) => {
    const number = parseClaimNumber(params.number)
    if (number === undefined) return refuse(notFound)
    const moved = await moveClaim(ctx, number, body, 'staff')
    return moved.ok ? ok({ state: moved.value }) : refuse(refusedMove(moved.refusal))
  },
})

function refusedMove(refusal: MoveClaimRefusal): Refused {
  switch (refusal.kind) {
    case 'not-found':
      return notFound
    case 'move-not-allowed':
      return { status: 409, code: refusal.kind, title: 'The claim is not where that begins.' }
    case 'no-refund':
      // The key belongs to the claim itself: it was not sent by a client.
      return refusal.because.kind === 'key-reused'
        ? { status: 409, code: 'key-reused', title: 'Another refund was asked for of this claim.' }
        : refusedRefund(refusal.because)
  }
}
