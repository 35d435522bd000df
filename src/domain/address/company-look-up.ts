/** The entry of a company in a public register. */
export type RegisteredCompany = {
  readonly name: string
  readonly address?: string
  /** Present only if the register has it. */
  readonly registrationNumber?: string
  readonly isVatPayer: boolean
}

/**
 * If a register is down or slow, a company is "not verified"; its code never becomes invalid for that reason
 * (providers.md).
 */
export type CompanyLookUp =
  | { readonly kind: 'found'; readonly company: RegisteredCompany }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'not-verified' }
