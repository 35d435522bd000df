import { expect, test } from 'vitest'
import { setupRequest } from './setup-request.ts'

test.each([
  [['live'], { mode: 'write', company: undefined }],
  [['live', '--company', 'company.json'], { mode: 'write', company: 'company.json' }],
  [['live', '--check'], { mode: 'look', company: undefined }],
])('%s is a request', (args, request) => {
  expect(setupRequest(args)).toEqual(request)
})

test.each([
  [[]],
  [['demo']],
  [['live', 'again']],
  [['live', '--dry-run']],
  [['live', '--company']],
  [['live', '--check', '--company', 'company.json']],
])('%s is not', args => {
  expect(setupRequest(args)).toBeUndefined()
})
