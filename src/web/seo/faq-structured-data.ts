import type { StructuredData } from './json-ld.tsx'

type QuestionAndAnswer = { readonly question: string; readonly answer: string }

/** A schema.org FAQPage: every question with its answer, as shown on the page. */
export function faqStructuredData(questions: readonly QuestionAndAnswer[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
