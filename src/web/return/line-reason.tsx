import type { LineDraft } from '#domain/return/return-draft.ts'
import { type ReturnReason, returnReasons } from '#domain/return/return-view.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type LineReasonProps = {
  readonly position: number
  readonly draft: LineDraft | undefined
  readonly onChange: (line: LineDraft) => void
}

/** A reason is optional; a customer who gives one picks it and can add text (Rules of trade, Law 1). */
export function LineReason({ position, draft = { position }, onChange }: LineReasonProps) {
  const { form: text, reasons } = useReturningText()
  const { reason, words, ...line } = draft
  const answers = { ...(reason && { reason }), ...(words !== undefined && { words }) }
  return (
    <div className="mt-3 grid grid-cols-1 gap-3.5 rounded-tile border border-line p-3.5 sm:grid-cols-2">
      <Select
        name={`reason-${position}`}
        label={text.reason}
        value={reason ?? ''}
        onChange={value =>
          onChange({
            ...line,
            ...(words !== undefined && { words }),
            ...(value !== '' && { reason: value as ReturnReason }),
          })
        }
      >
        <option value="">{text.noReason}</option>
        {returnReasons.map(each => (
          <option key={each} value={each}>
            {reasons[each]}
          </option>
        ))}
      </Select>
      <TextArea
        name={`words-${position}`}
        label={text.comment}
        hint={text.commentHint}
        maxLength={500}
        value={words ?? ''}
        onChange={value => onChange({ ...line, ...answers, words: value })}
      />
    </div>
  )
}
