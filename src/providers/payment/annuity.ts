import type { InstallmentScheme } from '#domain/payment/scheme.ts'

/**
 * The factors of equal monthly instalments at a nominal yearly rate; without interest the price is divided equally.
 * Factors have six decimals.
 */
export function annuity(
  installments: number,
  interestRate: number,
): Pick<
  InstallmentScheme,
  'installments' | 'installmentFactor' | 'totalDueFactor' | 'interestRate' | 'apr'
> {
  if (interestRate === 0)
    return {
      installments,
      installmentFactor: 1 / installments,
      totalDueFactor: 1,
      interestRate,
      apr: 0,
    }
  const monthly = interestRate / 1200
  const factor = monthly / (1 - (1 + monthly) ** -installments)
  const installmentFactor = Math.round(factor * 1e6) / 1e6
  return {
    installments,
    installmentFactor,
    totalDueFactor: Math.round(installmentFactor * installments * 1e6) / 1e6,
    interestRate,
    apr: Math.round(((1 + monthly) ** 12 - 1) * 10_000) / 100,
  }
}
