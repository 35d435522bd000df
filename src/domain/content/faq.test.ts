import { expect, test } from 'vitest'
import type { Block } from './article.ts'
import { faqOf, searchFaq } from './faq.ts'

function heading(level: 2 | 3, text: string): Block {
  return { kind: 'heading', level, text }
}
function paragraph(text: string): Block {
  return { kind: 'paragraph', content: [{ kind: 'text', text }] }
}

const blocks = [
  paragraph('Înainte de toate.'),
  heading(2, 'Livrare'),
  heading(3, 'Când ajunge?'),
  paragraph('În două zile.'),
  paragraph('Sâmbăta nu livrăm.'),
  heading(3, 'Cât costă?'),
  paragraph('15 lei.'),
  heading(2, 'Плащане'),
  heading(3, 'Мога ли с карта?'),
  paragraph('Да.'),
]

test('second-level headings are sections, third-level headings questions, the rest their answers', () => {
  expect(faqOf(blocks)).toEqual([
    {
      title: 'Livrare',
      questions: [
        {
          question: 'Când ajunge?',
          answer: [paragraph('În două zile.'), paragraph('Sâmbăta nu livrăm.')],
        },
        { question: 'Cât costă?', answer: [paragraph('15 lei.')] },
      ],
    },
    { title: 'Плащане', questions: [{ question: 'Мога ли с карта?', answer: [paragraph('Да.')] }] },
  ])
})

test.each([
  ['sambata', ['Când ajunge?']],
  ['SÂMBĂTA  livram', ['Când ajunge?']],
  ['КАРТА', ['Мога ли с карта?']],
  ['lei zile', []],
  [' ?! ', ['Când ajunge?', 'Cât costă?', 'Мога ли с карта?']],
])('searching for %j finds %j', (text, expected) => {
  const found = searchFaq(faqOf(blocks), text)
  expect(found.flatMap(({ questions }) => questions.map(({ question }) => question))).toEqual(
    expected,
  )
})
