import { isRouteErrorResponse } from 'react-router'
import type { EntryFormName, RefusedEntry } from './entry-answer.ts'

type Sending<T> = {
  readonly request: Request
  readonly serverAction: () => Promise<T>
}

/** A form that failed because of the network or an outage stays as typed and shows an error. */
export async function saveForm<T>(sending: Sending<T>): Promise<T | RefusedEntry> {
  const sent = await sending.request.clone().formData()
  try {
    return await sending.serverAction()
  } catch (error) {
    if (!isOutage(error)) throw error
    return swallowed(sent)
  }
}

/** fetch rejects with a TypeError. */
function isOutage(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status > 499)
}

function swallowed(sent: FormData): RefusedEntry {
  const field = (name: string) => String(sent.get(name) ?? '')
  const intent = field('intent')
  return {
    kind: 'refused',
    form: (intent === 'resend' ? 'code' : intent) as EntryFormName,
    refusal: { kind: 'unavailable' },
    typed: { name: field('name'), email: field('email'), phone: field('phone') },
    needsCaptcha: sent.has('captcha'),
  }
}
