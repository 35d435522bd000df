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

/** The forms of the door by what they send as `intent`. */
export type EntryFormName =
  | 'password'
  | 'link'
  | 'open-link'
  | 'phone'
  | 'code'
  | 'social'
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

export type RefusedEntry = {
  readonly kind: 'refused'
  readonly form: EntryFormName
  readonly refusal: EntryRefusal
  /** What was typed, but for passwords. */
  readonly typed: Readonly<Record<string, string>>
  readonly needsCaptcha: boolean
}

/** What a page of the door says to a form; whoever got in is led on instead. */
export type EntryAnswer =
  | RefusedEntry
  | { readonly kind: 'sent'; readonly form: 'link' | 'register' | 'forgot'; readonly to: string }
  | { readonly kind: 'code-sent'; readonly phone: string }
  | { readonly kind: 'onward'; readonly way: SocialWay; readonly url: string }
  | { readonly kind: 'password-set' }
  | { readonly kind: 'link-done'; readonly form: 'confirm-email' | 'stop-email' }

/** The answer, where it refuses this form. */
export function refusalOf(
  answer: EntryAnswer | undefined,
  form: EntryFormName,
): RefusedEntry | undefined {
  return answer?.kind === 'refused' && answer.form === form ? answer : undefined
}
