import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerCall } from '../../answer-call.ts'
import type { World } from '../../world.ts'
import { minorOf, unitsOf } from '../fields.ts'
import { oneyError, refusedCaller } from './oney-request.ts'

type Query = {
  readonly merchant_guid?: string
  readonly psp_guid?: string
  readonly payment_amount?: string
  readonly business_transaction_code?: string
}

const partsOf: ReadonlyMap<string, number> = new Map([
  ['3XP', 3],
  ['4XP', 4],
])
const monthDays = 30
const dayMs = 86_400_000

/** Equal parts without cost. The first part is due at once and includes the remainder of the division. */
export function addSimulation(app: FastifyInstance, world: World) {
  const keys = world.keys.oney
  app.get(
    '/sale_support_tools/v1/simulation',
    (request: FastifyRequest<{ Querystring: Query }>, reply) =>
      answerCall(world, { provider: 'oney', point: 'terms' }, request, reply, () => {
        const { query } = request
        const refused = refusedCaller(request, keys.marketingKey, query, keys)
        if (refused) return refused
        const parts = partsOf.get(query.business_transaction_code ?? '')
        const total = minorOf(query.payment_amount)
        if (!parts || !(total > 0)) return oneyError(400, 'business_transaction_code', 'Unknown')
        return { body: simulated(query.business_transaction_code ?? '', total, parts, world) }
      }),
  )
}

function simulated(code: string, total: number, parts: number, { clock }: World) {
  const part = Math.floor(total / parts)
  const dayOf = (months: number) =>
    new Date(clock.now() + months * monthDays * dayMs).toISOString().slice(0, 10)
  return {
    business_transaction_code: code,
    payment_amount: unitsOf(total),
    down_payment_amount: unitsOf(total - part * (parts - 1)),
    collection_date: dayOf(0),
    first_instalment_date: dayOf(1),
    interest_amount: 0,
    nominal_annual_percentage_rate: 0,
    effective_annual_percentage_rate: 0,
    instalments: Array.from({ length: parts - 1 }, (_, index) => ({
      collection_date: dayOf(index + 1),
      instalment_amount: unitsOf(part),
      accrued_interest_amount: 0,
    })),
  }
}
