import type { AddressName } from './address-form.ts'
import type { Form } from './use-form.ts'

export type AddressFormProps = {
  readonly form: Form<AddressName>
  /** For the browser's autofill. */
  readonly purpose: 'shipping' | 'billing'
}
