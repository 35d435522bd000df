type Terms = {
  readonly id: number
  readonly name: string
  readonly period: number
  /** Nominal annual interest rate in percent. */
  readonly nir: number
  readonly from: number
  readonly to: number
}

const terms: readonly Terms[] = [
  ...[6, 12, 18, 24, 36, 48].map(period => ({
    id: 300 + period,
    name: `${period} месеца`,
    period,
    nir: 19.8,
    from: 150,
    to: 10_000,
  })),
  ...[3, 6, 10, 12].map(period => ({
    id: 500 + period,
    name: `Промо ${period} месеца`,
    period,
    nir: 0,
    from: 150,
    to: 8_000,
  })),
]

function rounded(value: number, digits: number) {
  return Number(value.toFixed(digits))
}

/** The response of GetCalculations; a promo one costs nothing (providers.md, TBI Bulgaria). */
export const calculations = terms.map(({ id, name, period, nir, from, to }) => {
  const monthly = nir / 1200
  const factor = nir === 0 ? 1 / period : monthly / (1 - (1 + monthly) ** -period)
  const installment_factor = rounded(factor, nir === 0 ? 15 : 6)
  return {
    id,
    name,
    bank_product: nir === 0 ? 'PROMO' : 'STANDARD',
    period,
    installment_factor,
    total_due_factor: nir === 0 ? 1 : rounded(installment_factor * period, 6),
    nir,
    apr: rounded(((1 + monthly) ** 12 - 1) * 100, 2),
    amount_min: from,
    amount_max: to,
    category_id: 0,
  }
})
