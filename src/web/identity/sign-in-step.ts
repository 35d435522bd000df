import type { EntryAnswer } from './entry-answer.ts'

/** The sign-in methods that have their own form. */
export const signInViews = ['password', 'link', 'phone'] as const
export type SignInView = (typeof signInViews)[number]

/** The content of the panel. */
export type SignInStep =
  | { readonly kind: SignInView }
  | { readonly kind: 'sent'; readonly sent: Extract<EntryAnswer, { kind: 'sent' }> }
  | { readonly kind: 'code'; readonly phone: string }
  | { readonly kind: 'onward'; readonly url: string }

export function stepOf(answer: EntryAnswer | undefined, view: SignInView): SignInStep {
  switch (answer?.kind) {
    case 'sent':
      return { kind: 'sent', sent: answer }
    case 'code-sent':
      return { kind: 'code', phone: answer.phone }
    case 'onward':
      return { kind: 'onward', url: answer.url }
    case 'refused':
      return answer.form === 'code'
        ? { kind: 'code', phone: answer.typed.phone ?? '' }
        : { kind: view }
    case 'password-set':
    case 'link-done':
    case undefined:
      return { kind: view }
  }
}

/** A response rendered as a document shows the form that it refused. */
export function viewAfter(answer: EntryAnswer | undefined): SignInView | undefined {
  return answer?.kind === 'refused' ? signInViews.find(view => view === answer.form) : undefined
}
