import { expect, test } from 'vitest'
import { parseDsn } from './dsn.ts'

test.each([
  ['https://abc@errors.example/7', 'https://errors.example/api/7/envelope/'],
  ['http://abc@127.0.0.1:9000/a/b-c/12', 'http://127.0.0.1:9000/a/b-c/api/12/envelope/'],
  ['https://abc:old@errors.example/7', 'https://errors.example/api/7/envelope/'],
])('the DSN %s sends to %s', (text, envelopeUrl) => {
  expect(parseDsn(text)).toEqual({ key: 'abc', envelopeUrl })
})

test.each([
  '',
  'errors.example/7',
  'https://errors.example/7',
  'https://abc@errors.example/',
  'https://abc@errors.example/seven',
  'ftp://abc@errors.example/7',
])('%j is not a DSN', text => {
  expect(parseDsn(text)).toBeUndefined()
})
