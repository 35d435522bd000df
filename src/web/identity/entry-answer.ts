import type {
  CodeRefusal,
  LinkRefusal,
  RegisterRefusal,
  ResetRefusal,
  SendRefusal,
  SignInRefusal,
  SocialRefusal,
} from '#domain/identity/identity-refusal.ts'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'

/** The forms of the sign-in pages by the `intent` they send. */
export type EntryFormName =
  | 'password'
  | 'link'
  | 'open-link'
  | 'phone'
  | 'code'
  | 'social'
  | 'passkey'
  | 'register'
  | 'forgot'
  | 'reset'
  | 'confirm-email'
  | 'stop-email'

export type EntryRefusal =
  | SignInRefusal
  | CodeRefusal
  | RegisterRefusal
  | SendRefusal
  | LinkRefusal
  | ResetRefusal
  | SocialRefusal
  | { readonly kind: 'wrong-passkey' }

export type RefusedEntry = {
  readonly kind: 'refused'
  readonly form: EntryFormName
  readonly refusal: EntryRefusal
  /** The submitted values, except passwords. */
  readonly typed: Readonly<Record<string, string>>
  readonly needsCaptcha: boolean
}

/** The response of a sign-in page to a form; a successful sign-in redirects instead. */
export type EntryAnswer =
  | RefusedEntry
  | { readonly kind: 'sent'; readonly form: 'link' | 'register' | 'forgot'; readonly to: string }
  | { readonly kind: 'code-sent'; readonly phone: string }
  | { readonly kind: 'onward'; readonly way: SocialWay; readonly url: string }
  | { readonly kind: 'password-set' }
  | { readonly kind: 'link-done'; readonly form: 'confirm-email' | 'stop-email' }

/** The response, if it refuses this form. */
export function refusalOf(
  answer: EntryAnswer | undefined,
  form: EntryFormName,
): RefusedEntry | undefined {
  return answer?.kind === 'refused' && answer.form === form ? answer : undefined
}
