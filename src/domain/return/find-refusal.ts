/** Why an order was not opened by its number and e-mail; what of the two is wrong is not told. What was typed stays. */
export type FindRefusal = {
  readonly kind: 'not-found' | 'captcha-needed' | 'too-many-tries'
  readonly number: string
  readonly email: string
  readonly needsCaptcha: boolean
}
