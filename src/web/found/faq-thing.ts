import type { Thing } from './json-ld.tsx'

type Asked = { readonly question: string; readonly answer: string }

/** schema.org FAQPage: every question with its answer, as they stand on the page. */
export function faqThing(list: readonly Asked[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: list.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
