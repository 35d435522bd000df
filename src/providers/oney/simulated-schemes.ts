import { fromWhole } from '#domain/money/currency.ts'
import { toUnitText } from '#domain/money/units.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ProviderFailure } from '../failure.ts'
import { fieldsOf, numberIn } from '../read-fields.ts'
import type { OneyWire } from './oney-wire.ts'

const products = [
  { id: '3XP', installments: 3 },
  { id: '4XP', installments: 4 },
]

/** Divisible by 3 and by 4, and within Oney's limits. */
const sample = fromWhole(1_200, 'RON')
const minAmount = fromWhole(300, 'RON')
const maxAmount = fromWhole(12_000, 'RON')

/**
 * 3 or 4 instalments, the first paid at once with the remainder of the division, as the widget shows them; their cost is
 * requested from the simulation (Spec 9.1).
 */
export async function simulatedSchemes(
  wire: OneyWire,
): Promise<Result<readonly InstallmentScheme[], ProviderFailure>> {
  const results = await Promise.all(products.map(product => schemeOf(product, wire)))
  const refused = results.find(result => !result.ok)
  return refused ?? ok(results.flatMap(result => (result.ok ? [result.value] : [])))
}

async function schemeOf(
  { id, installments }: (typeof products)[number],
  wire: OneyWire,
): Promise<Result<InstallmentScheme, ProviderFailure>> {
  const response = await wire.simulation(id, toUnitText(sample))
  if (!response.ok) return response
  const [firstPayment] = numbersNamed('down_payment_amount', response.value)
  const laterPayments = numbersNamed('instalment_amount', response.value)
  if (firstPayment === undefined || laterPayments.length !== installments - 1)
    return refuse({ kind: 'unreadable', status: 200 })
  const due = laterPayments.reduce((sum, amount) => sum + amount, firstPayment)
  const totalDueFactor = (due * 100) / sample.minor
  const [apr = totalDueFactor === 1 ? 0 : undefined] = numbersNamed(
    'effective_annual_percentage_rate',
    response.value,
  )
  if (apr === undefined) return refuse({ kind: 'unreadable', status: 200 })
  const [interestRate = 0] = numbersNamed('nominal_annual_percentage_rate', response.value)
  return ok({
    id,
    method: 'oney',
    name: `${installments}x Oney`,
    installments,
    installmentFactor: totalDueFactor / installments,
    totalDueFactor,
    interestRate,
    apr,
    minAmount,
    maxAmount,
    isPromo: totalDueFactor === 1,
    roundsDown: true,
  })
}

/**
 * Not confirmed: the structure of the simulation's response. Its keys are searched at any depth; the names of the two
 * rates are not confirmed either.
 */
function numbersNamed(name: string, value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(item => numbersNamed(name, item))
  const fields = fieldsOf(value)
  if (!fields) return []
  const found = numberIn(fields, name)
  const inner = Object.values(fields).flatMap(item => numbersNamed(name, item))
  return found === undefined ? inner : [found, ...inner]
}
