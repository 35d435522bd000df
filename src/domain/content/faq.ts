import { type Block, plainText } from './article.ts'

export type Question = {
  readonly question: string
  readonly answer: readonly Block[]
}

export type FaqSection = { readonly title: string; readonly questions: readonly Question[] }

/**
 * Converts a text to questions and answers: second-level headings are sections, third-level headings questions, and the
 * blocks below them their answers.
 */
export function faqOf(blocks: readonly Block[]): readonly FaqSection[] {
  return split(blocks, 2).map(({ title, rest }) => ({
    title,
    questions: split(rest, 3).map(part => ({ question: part.title, answer: part.rest })),
  }))
}

/** Blocks before the first heading of that level are omitted. */
function split(blocks: readonly Block[], level: 2 | 3) {
  const parts: { readonly title: string; readonly rest: Block[] }[] = []
  for (const block of blocks)
    if (block.kind === 'heading' && block.level === level)
      parts.push({ title: block.text, rest: [] })
    else parts.at(-1)?.rest.push(block)
  return parts
}

/** The questions that contain every searched word, in the question or its answer, ignoring accents and case. */
export function searchFaq(sections: readonly FaqSection[], text: string): readonly FaqSection[] {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return sections
  const holds = ({ question, answer }: Question) => {
    const content = folded([question, ...answer.map(plainText)].join(' '))
    return words.every(word => content.includes(word))
  }
  return sections
    .map(({ title, questions }) => ({ title, questions: questions.filter(holds) }))
    .filter(({ questions }) => questions.length > 0)
}

function folded(text: string) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
