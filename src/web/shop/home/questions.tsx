import { faqStructuredData } from '#web/seo/faq-structured-data.ts'
import { JsonLd } from '#web/seo/json-ld.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { QuestionList } from '#web/ui/question-list.tsx'

export function Questions() {
  const { questions, questionList: list } = useText().home
  const { returnDays } = useMarket()
  const shownQuestions = [
    list.grades,
    list.battery,
    { ...list.returns, answer: list.returns.answer(returnDays) },
    list.warranty,
    list.delivery,
    list.payment,
  ]
  return (
    <section aria-labelledby="questions-title" className="wrap py-7 sm:py-10">
      <JsonLd
        structuredData={import.meta.env.SSR ? faqStructuredData(shownQuestions) : undefined}
      />
      <h2 id="questions-title">{questions}</h2>
      <QuestionList list={shownQuestions} />
    </section>
  )
}
