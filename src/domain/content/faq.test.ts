import { expect, test } from 'vitest'
import type { Block } from './article.ts'
import { faqOf, searchFaq } from './faq.ts'

function heading(level: 2 | 3, text: string): Block {
  return { kind: 'heading', level, text }
}
function said(text: string): Block {
  return { kind: 'paragraph', content: [{ kind: 'text', text }] }
}

const blocks = [
  said('Înainte de toate.'),
  heading(2, 'Livrare'),
  heading(3, 'Când ajunge?'),
  said('În două zile.'),
  said('Sâmbăta nu livrăm.'),
  heading(3, 'Cât costă?'),
  said('15 lei.'),
  heading(2, 'Плащане'),
  heading(3, 'Мога ли с карта?'),
  said('Да.'),
]

test('second headings are sections, third ones questions, the rest their answers', () => {
  expect(faqOf(blocks)).toEqual([
    {
      title: 'Livrare',
      questions: [
        { question: 'Când ajunge?', answer: [said('În două zile.'), said('Sâmbăta nu livrăm.')] },
        { question: 'Cât costă?', answer: [said('15 lei.')] },
      ],
    },
    { title: 'Плащане', questions: [{ question: 'Мога ли с карта?', answer: [said('Да.')] }] },
  ])
})

test.each([
  ['sambata', ['Când ajunge?']],
  ['SÂMBĂTA  livram', ['Când ajunge?']],
  ['КАРТА', ['Мога ли с карта?']],
  ['lei zile', []],
  [' ?! ', ['Când ajunge?', 'Cât costă?', 'Мога ли с карта?']],
])('looking for %j finds %j', (wanted, expected) => {
  const found = searchFaq(faqOf(blocks), wanted)
  expect(found.flatMap(({ questions }) => questions.map(({ question }) => question))).toEqual(
    expected,
  )
})
