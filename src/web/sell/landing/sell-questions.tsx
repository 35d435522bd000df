import { faqThing } from '#web/found/faq-thing.ts'
import { JsonLd } from '#web/found/json-ld.tsx'
import { useSellLandingText } from '#web/text/selling/landing/landing-text.ts'

export const SellQuestions = () => {
  const { questions, questionList } = useSellLandingText()
  return (
    <section aria-labelledby="questions-title" className="wrap py-7 sm:py-9">
      <h2 id="questions-title">{questions}</h2>
      <JsonLd thing={import.meta.env.SSR ? faqThing(questionList) : undefined} />
      <div className="mt-5 max-w-[52rem] border-b border-line">
        {questionList.map(({ question, answer }) => (
          <details key={question} className="border-t border-line">
            <summary className="disclosure min-h-14 py-3">
              <h3 className="min-w-0 text-name">{question}</h3>
            </summary>
            <p className="max-w-[64ch] pb-5 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
