import type { FieldError } from '#domain/field/validate.ts'
import type { PasswordError } from '#domain/identity/password-rules.ts'

type Guarded = 'captcha-needed' | 'too-many-tries'

/** The reason why a settings form changed nothing, or what it still requires. */
export type SettingsRefusal =
  | { readonly form: 'profile'; readonly name: string; readonly error: FieldError }
  | {
      readonly form: 'password'
      readonly reason: PasswordError | FieldError | { readonly kind: 'wrong-password' | Guarded }
    }
  | {
      readonly form: 'email'
      readonly email: string
      readonly field: 'email' | 'current'
      readonly reason: FieldError | { readonly kind: 'wrong-password' | Guarded }
    }
  | {
      readonly form: 'phone'
      readonly phone: string
      readonly reason: FieldError | { readonly kind: Guarded }
    }
  | {
      /** If there is no reason, the code has just been sent. */
      readonly form: 'phone-code'
      readonly phone: string
      readonly reason?: FieldError | { readonly kind: 'wrong-code' | Guarded }
    }
  | {
      readonly form: 'passkey'
      readonly reason: {
        readonly kind: 'wrong-password' | 'wrong-passkey' | 'too-many-passkeys' | Guarded
      }
    }
  | {
      readonly form: 'erase'
      readonly reason:
        | { readonly kind: 'wrong-password' | 'wrong-word' | Guarded }
        | {
            readonly kind: 'under-way'
            readonly orders: readonly string[]
            readonly tradeIns: readonly string[]
          }
    }

/** The refusal of one form. */
export function refusalOf<Form extends SettingsRefusal['form']>(
  refusal: SettingsRefusal | undefined,
  form: Form,
): Extract<SettingsRefusal, { form: Form }> | undefined {
  return refusal?.form === form ? (refusal as Extract<SettingsRefusal, { form: Form }>) : undefined
}
