import { isRouteErrorResponse } from 'react-router'
import type { EntryFormName, RefusedEntry } from './entry-answer.ts'

type FormSubmission<T> = {
  readonly request: Request
  readonly serverAction: () => Promise<T>
}

/** A form that failed because of the network or an outage stays as typed and shows an error. */
export async function sendForm<T>(submission: FormSubmission<T>): Promise<T | RefusedEntry> {
  const submitted = await submission.request.clone().formData()
  try {
    return await submission.serverAction()
  } catch (error) {
    if (!isOutage(error)) throw error
    return outageRefusal(submitted)
  }
}

/** fetch rejects with a TypeError. */
function isOutage(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status > 499)
}

function outageRefusal(submitted: FormData): RefusedEntry {
  const field = (name: string) => String(submitted.get(name) ?? '')
  const intent = field('intent')
  return {
    kind: 'refused',
    form: (intent === 'resend' ? 'code' : intent) as EntryFormName,
    refusal: { kind: 'unavailable' },
    typed: { name: field('name'), email: field('email'), phone: field('phone') },
    needsCaptcha: submitted.has('captcha'),
  }
}
