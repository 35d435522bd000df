import { faqThing } from '#web/found/faq-thing.ts'
import { JsonLd } from '#web/found/json-ld.tsx'
import { useText } from '#web/text/use-text.tsx'

export const Questions = () => {
  const { questions, questionList: list } = useText().home
  const shown = [
    list.grades,
    list.battery,
    list.returns,
    list.warranty,
    list.delivery,
    list.payment,
  ]
  return (
    <section aria-labelledby="questions-title" className="wrap py-7 sm:py-10">
      <JsonLd thing={import.meta.env.SSR ? faqThing(shown) : undefined} />
      <h2 id="questions-title">{questions}</h2>
      <div className="mt-5 max-w-[52rem] border-b border-line">
        {shown.map(({ question, answer }) => (
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
