import { bankAccountSchema } from '#contract/bank-account.ts'
import { orderParamsSchema } from '#contract/order-view.ts'
import { returnMovedSchema, returnMoveSchema } from '#contract/return.ts'
import { byIdSchema } from '#contract/shipment-move.ts'
import { ok, refuse } from '#domain/result.ts'
import { giveRefundAccount, readRefundAccount } from '#services/payment/refund-account.ts'
import {
  inspectReturn,
  type MoveReturnRefusal,
  receiveReturn,
  rejectReturn,
  sendReturnBack,
  settleReturn,
} from '#services/return/move-return.ts'
import { badRequest, endpoint, notFound, type Refused } from './endpoint.ts'
import { exampleAccount, exampleRequested } from './example-return.ts'

const headers = { authorization: 'Bearer …' }

export const moveReturnEndpoint = endpoint({
  method: 'POST',
  path: '/api/office/returns/{number}/moves/',
  summary:
    'For staff: a return’s next step. Settling it sends the money the way it came; what follows from it follows.',
  access: 'staff',
  params: orderParamsSchema,
  body: returnMoveSchema,
  answer: returnMovedSchema,
  refuses: [400, 401, 404, 409, 413, 415, 422, 503],
  example: {
    params: { number: exampleRequested.view.number },
    headers,
    body: {
      move: 'inspect',
      reason: 'looked at on the bench',
      lines: [{ position: 0, keptMinor: 15_000, found: 'ecran zgâriat', unitTo: 'grading' }],
    },
    answer: { state: 'inspected' },
  },
  serve: async ({ ctx, params: { number }, body }) => {
    const why = { actor: 'staff', reason: body.reason }
    const moves = {
      receive: receiveReturn,
      settle: settleReturn,
      reject: rejectReturn,
      'send-back': sendReturnBack,
    }
    if (body.move !== 'inspect' && body.lines.length > 0) return refuse(badRequest('lines'))
    const result =
      body.move === 'inspect'
        ? await inspectReturn(ctx, number, body.lines, why)
        : await moves[body.move](ctx, number, why)
    return result.ok ? ok({ state: result.value }) : refuse(refusedMove(result.refusal))
  },
})

function refusedMove(refusal: MoveReturnRefusal): Refused {
  const { kind: code } = refusal
  switch (refusal.kind) {
    case 'not-found':
      return notFound
    case 'move-not-allowed':
      return { status: 409, code, title: 'The return is not where that begins.' }
    case 'above-refundable':
      return { status: 409, code, title: 'So much of this order was not paid, or went back.' }
    case 'parcel-booked':
      return { status: 409, code, title: 'It goes back in a parcel that is booked already.' }
    case 'lines-taken':
      return { status: 409, code, title: 'Another return has taken these lines.' }
    case 'second-person-needed':
      return { status: 409, code, title: 'Somebody else has to refund it.' }
    case 'invalid-judgement': {
      const { position } = refusal
      const field = `lines.${position}`
      return { status: 422, code, title: 'What is said of a line cannot be.', field }
    }
  }
}

const example = { id: '5b0a3c52-6f3e-4f0e-8d52-0a7f2d1b9c11' }

export const readRefundAccountEndpoint = endpoint({
  method: 'GET',
  path: '/api/office/refunds/{id}/account/',
  summary: 'For staff: where a refund is sent by bank transfer.',
  access: 'staff',
  params: byIdSchema,
  answer: bankAccountSchema,
  refuses: [401, 404, 503],
  example: { params: example, headers, answer: exampleAccount },
  serve: async ({ ctx, params }) => {
    const account = await readRefundAccount(ctx, params.id)
    return account ? ok(account) : refuse(notFound)
  },
})

export const giveRefundAccountEndpoint = endpoint({
  method: 'PUT',
  path: '/api/office/refunds/{id}/account/',
  summary: 'For staff: where a refund that waits for an account is sent, as its buyer told it.',
  access: 'staff',
  params: byIdSchema,
  body: bankAccountSchema,
  answer: bankAccountSchema,
  refuses: [400, 401, 404, 409, 413, 415, 422, 503],
  example: { params: example, headers, body: exampleAccount, answer: exampleAccount },
  serve: async ({ ctx, params, body }) => {
    const given = await giveRefundAccount(ctx, params.id, body)
    if (given.ok) return given
    const { refusal } = given
    switch (refusal.kind) {
      case 'not-found':
        return refuse(notFound)
      case 'move-not-allowed':
        return refuse({ status: 409, code: refusal.kind, title: 'The refund is past that.' })
      case 'invalid-account': {
        const { field, code } = refusal
        return refuse({ status: 422, code, title: 'A value cannot be accepted.', field })
      }
    }
  },
})
