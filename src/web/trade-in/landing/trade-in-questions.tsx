import { faqStructuredData } from '#web/seo/faq-structured-data.ts'
import { JsonLd } from '#web/seo/json-ld.tsx'
import { useTradeInLandingText } from '#web/text/use-trade-in-landing-text.ts'
import { QuestionList } from '#web/ui/question-list.tsx'

export function TradeInQuestions() {
  const { questions, questionList } = useTradeInLandingText()
  return (
    <section aria-labelledby="questions-title" className="wrap py-7 sm:py-9">
      <h2 id="questions-title">{questions}</h2>
      <JsonLd thing={import.meta.env.SSR ? faqStructuredData(questionList) : undefined} />
      <QuestionList list={questionList} />
    </section>
  )
}
