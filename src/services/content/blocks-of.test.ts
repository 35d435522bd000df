import { expect, test } from 'vitest'
import { blocksOf } from './blocks-of.ts'

test('Headings, paragraphs and lists become blocks', () => {
  expect(
    blocksOf('## Title\n\nSome **strong** words & a [link](https://a.example/).\n\n- one\n- two'),
  ).toEqual([
    { kind: 'heading', level: 2, text: 'Title' },
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'Some ' },
        { kind: 'strong', text: 'strong' },
        { kind: 'text', text: ' words & a ' },
        { kind: 'link', text: 'link', href: 'https://a.example/' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'list',
      isOrdered: false,
      items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]],
    },
  ])
})

test('A heading that ends with an id in braces has that id', () => {
  expect(blocksOf('## Paying in instalments {#credit}\n\n### {Not} an id {#A B}')).toEqual([
    { kind: 'heading', level: 2, text: 'Paying in instalments', id: 'credit' },
    { kind: 'heading', level: 3, text: '{Not} an id {#A B}' },
  ])
})

test('A script is dropped, and a link that would run code leads nowhere', () => {
  expect(blocksOf('<script>alert(1)</script>')).toEqual([])
  expect(blocksOf('[x](javascript:alert(1)) [y](//evil.example)')).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'link', text: 'x', href: '#' },
        { kind: 'text', text: ' ' },
        { kind: 'link', text: 'y', href: '#' },
      ],
    },
  ])
})

test('A table has a header and rows', () => {
  expect(blocksOf('| a | **b** |\n|---|---|\n| 1 | 2 |')).toEqual([
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'a' }], [{ kind: 'strong', text: 'b' }]],
      rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'text', text: '2' }]]],
    },
  ])
})

test('Nested marks leave no syntax in the text', () => {
  expect(blocksOf('## A **b** [c](/d/)')).toEqual([{ kind: 'heading', level: 2, text: 'A b c' }])
  expect(blocksOf('**Here: [a page](/page/)**, [**there**](/there/)')).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'strong', text: 'Here: ' },
        { kind: 'link', text: 'a page', href: '/page/' },
        { kind: 'text', text: ', ' },
        { kind: 'link', text: 'there', href: '/there/' },
      ],
    },
  ])
})
