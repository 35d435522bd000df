/**
 * The reason why an order was not opened by its number and email; which of the two is wrong is not disclosed. The typed
 * values stay.
 */
export type FindRefusal = {
  readonly kind: 'not-found' | 'captcha-needed' | 'too-many-tries'
  readonly number: string
  readonly email: string
  readonly needsCaptcha: boolean
  /** Sent without a solved captcha. */
  readonly isUnsolved: boolean
}
