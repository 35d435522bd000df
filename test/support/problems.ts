import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

/** A refusal response: problem+json, never cached, with its status, code and optionally field. */
export function expectProblem(
  response: LightMyRequestResponse,
  expected: {
    readonly status: number
    readonly code: string
    readonly field?: string
    readonly reason?: string
  },
) {
  expect(response.statusCode).toBe(expected.status)
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(response.headers['cache-control']).toBe('no-store')
  const problem = response.json<Record<string, unknown>>()
  expect(problem).toMatchObject({ ...expected, type: `/api/problems/${expected.code}` })
  expect(problem.field).toBe(expected.field)
  expect(problem.title).toMatch(/\w/)
}
