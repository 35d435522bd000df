/** Who sells (rules-of-trade.md 7): printed in the footer, the terms and on mails; a setting of each market. */
export type Company = {
  readonly name: string
  /** In Greece the number in the General Commercial Registry (Γ.Ε.ΜΗ.). */
  readonly registrationNumber: string
  readonly vatNumber: string
  readonly address: string
  readonly phone: string
  readonly email: string
}
