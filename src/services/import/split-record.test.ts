import { expect, test } from 'vitest'
import { splitRecord } from './split-record.ts'

test.each([
  ['a,b,c', ',', ['a', 'b', 'c']],
  ['a;b;', ';', ['a', 'b', '']],
  [',,', ',', ['', '', '']],
  ['"a,b",c', ',', ['a,b', 'c']],
  ['"13.3""",x', ',', ['13.3"', 'x']],
  ['13.3" screen,x', ',', ['13.3" screen', 'x']],
  [' "a" , b ', ',', ['a', 'b']],
  ['"",x', ',', ['', 'x']],
  ['a\t\t"b"', '\t', ['a', '', 'b']],
  ['"a\nb",c', ',', ['a\nb', 'c']],
  ['"1339,69"', ',', ['1339,69']],
  ['', ',', ['']],
])('%j is split at %j', (text, delimiter, cells) => {
  expect(splitRecord(text, delimiter)).toEqual({ kind: 'whole', cells })
})

test.each(['"a', 'a,"b', 'a,"b""', '"a""'])('%j is open until its closing quote', text => {
  expect(splitRecord(text, ',')).toEqual({ kind: 'open' })
})

test.each(['"a" b,c', '"Dell" XPS', 'a,"b"c'])('%j is broken', text => {
  expect(splitRecord(text, ',')).toEqual({ kind: 'broken' })
})
