type QuestionListProps = {
  readonly list: readonly { readonly question: string; readonly answer: string }[]
}

/** Questions that expand to show their answers, also without JavaScript. */
export function QuestionList({ list }: QuestionListProps) {
  return (
    <div className="mt-5 max-w-[52rem] border-b border-line">
      {list.map(({ question, answer }) => (
        <details key={question} className="border-t border-line">
          <summary className="disclosure min-h-14 py-3">
            <h3 className="min-w-0 text-name">{question}</h3>
          </summary>
          <p className="max-w-[64ch] pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
