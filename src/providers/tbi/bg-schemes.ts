import type { Currency } from '#domain/money/money.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import { claimedAmount } from '../payment/units.ts'
import { fieldsOf, numberIn, textIn } from '../read-fields.ts'

/**
 * The rows of GetCalculations; `undefined` for another response. A row with a missing term is left out
 * (providers.md, TBI Bulgaria).
 */
export function readCalculations(
  body: unknown,
  currency: Currency,
): InstallmentScheme[] | undefined {
  return Array.isArray(body) ? body.flatMap(row => schemeOf(row, currency) ?? []) : undefined
}

function schemeOf(row: unknown, currency: Currency): InstallmentScheme | undefined {
  const fields = fieldsOf(row)
  const id = textIn(fields, 'id')
  const [installments, installmentFactor, totalDueFactor, interestRate, apr, from, to] = [
    'period',
    'installment_factor',
    'total_due_factor',
    'nir',
    'apr',
    'amount_min',
    'amount_max',
  ].map(name => numberIn(fields, name))
  if (id === undefined || installments === undefined || installmentFactor === undefined)
    return undefined
  if (totalDueFactor === undefined || interestRate === undefined || apr === undefined)
    return undefined
  if (from === undefined || to === undefined) return undefined
  if ((textIn(fields, 'currency') ?? currency) !== currency) return undefined
  const isPromo = totalDueFactor === 1
  return {
    id,
    method: methodOf(isPromo, installments),
    name: textIn(fields, 'name') ?? id,
    installments,
    installmentFactor,
    totalDueFactor,
    interestRate,
    apr,
    minAmount: claimedAmount(from, currency),
    maxAmount: claimedAmount(to, currency),
    isPromo,
  }
}

const promo10Installments = 10

/** Our own interpretation: promo10 is the promo scheme with ten instalments, promo any other one, standard has interest. */
function methodOf(isPromo: boolean, installments: number): PaymentMethodId {
  if (!isPromo) return 'standard'
  return installments === promo10Installments ? 'promo10' : 'promo'
}
