import type { StructuredData } from './json-ld.tsx'

type RequestContext = { readonly question: string; readonly answer: string }

/** A schema.org FAQPage: every question with its answer, as shown on the page. */
export function faqStructuredData(list: readonly RequestContext[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: list.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
