/** What a public register tells of a company. */
export type RegisteredCompany = {
  readonly name: string
  readonly address?: string
  /** Only where the register keeps it. */
  readonly registrationNumber?: string
  readonly isVatPayer: boolean
}

/** providers.md: a register that is down or slow has "not verified" a company; it never makes a code invalid. */
export type CompanyLookUp =
  | { readonly kind: 'found'; readonly company: RegisteredCompany }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'not-verified' }
