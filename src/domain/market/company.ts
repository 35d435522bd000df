/** The company that sells in a market, printed in the footer, the terms and emails; a setting (rules-of-trade.md 7). */
export type Company = {
  readonly name: string
  /** In Greece, the number in the General Commercial Registry (Γ.Ε.ΜΗ.). */
  readonly registrationNumber: string
  readonly vatNumber: string
  readonly address: string
  readonly phone: string
  readonly email: string
}
