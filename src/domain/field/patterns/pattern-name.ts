/** The patterns with their own message (Spec 5.2, 5.3). */
export type PatternName =
  | 'email'
  | 'name'
  | 'phone'
  | 'password'
  | 'tax-id'
  | 'other-id'
  | 'vat'
  | 'fiscal-code'
  | 'registration-number'
  | 'postal-code'
  | 'hungarian-letters'
  | 'alphanumeric'
