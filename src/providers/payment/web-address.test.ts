import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test.each(['https://oney.example/start?a=1', 'http://127.0.0.1:4000/loan'])(
  '%s is a web address',
  url => {
    expect(webAddress(url)).toBe(url)
  },
)

test.each(['', '/loan/1', 'javascript:alert(1)', 'data:text/html,x', 'ftp://oney.example/'])(
  '%s is not a web address',
  url => {
    expect(webAddress(url)).toBeUndefined()
  },
)

test('with a list of hosts, other hosts are refused', () => {
  const hosts = ['oney.example']
  expect(webAddress('https://oney.example/', hosts)).toBe('https://oney.example/')
  expect(webAddress('https://oney.example.evil.example/', hosts)).toBeUndefined()
  expect(webAddress('https://oney.example:8443/', hosts)).toBeUndefined()
})
