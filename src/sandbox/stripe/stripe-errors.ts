import type { Answer } from '../answer-call.ts'

function refusal(status: number, error: Readonly<Record<string, string>>): Answer {
  return {
    status,
    body: { error: { type: 'invalid_request_error', ...error } },
  }
}

export function invalid(message: string, code?: string) {
  return refusal(400, { message, ...(code && { code }) })
}

export function unknownObject(id: string) {
  return refusal(404, { code: 'resource_missing', message: `No such object: '${id}'` })
}

export const unknownKey = refusal(401, { message: 'Invalid API Key provided.' })

export const otherBody = refusal(400, {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters.',
})
