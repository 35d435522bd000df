import { headsOf, type LineDraft } from '#domain/return/return-draft.ts'
import type { Returnable, ReturnableLine } from '#domain/return/return-view.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldMessages } from '#web/ui/field.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { LinePicture } from '#web/ui/line-picture.tsx'
import { LineReason } from './line-reason.tsx'
import type { ChosenLines } from './use-chosen-lines.ts'

type ChooseLinesProps = {
  readonly lines: Returnable['lines']
  readonly chosen: ChosenLines
  readonly error: string | undefined
}

export const chooseLinesId = 'return-lines'

/** Chooses the whole order with one click, or device by device, each with what belongs to it. */
export function ChooseLines({ lines, chosen, error }: ChooseLinesProps) {
  const { form: text } = useReturningText()
  const heads = headsOf(lines)
  const messagesId = `${chooseLinesId}-messages`
  return (
    <fieldset
      id={chooseLinesId}
      tabIndex={-1}
      aria-label={text.what}
      {...(error !== undefined && { 'aria-describedby': messagesId })}
      className="min-w-0 rounded-tile"
    >
      {heads.length > 1 && (
        <Checkbox
          name="whole"
          label={<b>{text.whole}</b>}
          checked={chosen.isWhole}
          onChange={chosen.chooseWhole}
          className="border-b border-line pb-3"
        />
      )}
      <ul className="grid">
        {heads.map(line => (
          <Line
            key={line.position}
            line={line}
            parts={lines.filter(({ belongsTo }) => belongsTo === line.position)}
            chosen={chosen}
          />
        ))}
      </ul>
      <FieldMessages id={messagesId} error={error} />
    </fieldset>
  )
}

type LineProps = {
  readonly line: ReturnableLine
  readonly parts: readonly ReturnableLine[]
  readonly chosen: ChosenLines
}

function Line({ line, parts, chosen }: LineProps) {
  const { total } = useFormatPrice()
  const draft: LineDraft | undefined = chosen.lines.find(
    ({ position }) => position === line.position,
  )
  return (
    <li className="group/line border-t border-line py-3.5 first:border-t-0">
      <div className="flex gap-3">
        {line.picture !== undefined && <LinePicture src={line.picture} />}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Checkbox
              name="line"
              value={line.position}
              label={line.title}
              checked={draft !== undefined}
              onChange={isChosen => chosen.choose(line.position, isChosen)}
              className="min-w-0 flex-1 basis-48"
            />
            <p className="ml-auto font-bold whitespace-nowrap">{total(line.back)}</p>
          </div>
          {parts.length > 0 && <Parts parts={parts} />}
        </div>
      </div>
      <div className="hidden group-has-[input:checked]/line:block">
        <LineReason position={line.position} draft={draft} onChange={chosen.change} />
      </div>
    </li>
  )
}

function Parts({ parts }: Pick<LineProps, 'parts'>) {
  const { form: text } = useReturningText()
  const { total } = useFormatPrice()
  return (
    <div className="mt-1.5 text-meta text-ink-2">
      <p>{text.goesWith}:</p>
      <ul className="grid gap-1">
        {parts.map(part => (
          <li key={part.position} className="flex justify-between gap-3">
            <span className="min-w-0">+ {part.title}</span>
            <span className="whitespace-nowrap">{total(part.back)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
