/**
 * What a required field asks for, so that its message says what to write. The fields of one form have their messages
 * with the form; `field` is for those without any.
 */
export type RequiredField =
  | 'name'
  | 'email'
  | 'phone'
  | 'password'
  | 'current-password'
  | 'code'
  | 'county'
  | 'locality'
  | 'street'
  | 'house-number'
  | 'postal-code'
  | 'pickup-point'
  | 'company-name'
  | 'fiscal-code'
  | 'registration-number'
  | 'payment-method'
  | 'consent'
  | 'field'
