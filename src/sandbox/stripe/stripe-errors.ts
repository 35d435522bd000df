import type { Answer } from '../answer-call.ts'

const refusal = (status: number, error: Readonly<Record<string, string>>): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', ...error } },
})

export const invalid = (message: string, code?: string) =>
  refusal(400, { message, ...(code && { code }) })

export const unknownObject = (id: string) =>
  refusal(404, { code: 'resource_missing', message: `No such object: '${id}'` })

export const unknownKey = refusal(401, { message: 'Invalid API Key provided.' })

export const otherBody = refusal(400, {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters.',
})
