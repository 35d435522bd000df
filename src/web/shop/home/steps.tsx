import { useText } from '#web/text/use-text.tsx'

/** What happens to a device before it is sold: tested, graded, guaranteed. */
export const Steps = () => {
  const { steps, stepList } = useText().home
  const shown = [stepList.tested, stepList.graded, stepList.guaranteed]
  return (
    <section aria-labelledby="steps-title" className="wrap py-7 sm:py-10">
      <h2 id="steps-title">{steps}</h2>
      <ol className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {shown.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-gold-2 pt-4">
            <span aria-hidden="true" className="text-meta font-bold text-gold-ink">
              {index + 1}
            </span>
            <h3 className="mt-0.5">{title}</h3>
            <p className="mt-1.5 text-[0.9375rem] text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
