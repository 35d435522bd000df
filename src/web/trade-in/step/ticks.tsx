import type { ChangeEvent } from 'react'
import { ownEntry } from '#domain/own-entry.ts'
import { ticksOf } from '#domain/trade-in/answers.ts'
import { nothingToTick } from '#domain/trade-in/step-form.ts'
import type { ChoiceText } from '#text/trade-in/choices-page/ro.ts'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { pictureOfTick } from './answer-picture.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { Cards, ChoiceGroup } from './choice-group.tsx'
import { type QuestionProps, type TickStep, titleId } from './question-props.ts'

type TicksProps = QuestionProps & { readonly step: TickStep }

/** Several answers, or "nothing": an explicit choice, so that nobody skips the question by accident. */
export function Ticks({ step, answers, sent, errorOf }: TicksProps) {
  const { choices } = useTradeInStepsText()
  const type = answers.intro ?? 'SMARTPHONE'
  const text: Readonly<Partial<Record<string, ChoiceText>>> = choices.ticks[step]
  const stored = answers[step]
  const ticked: readonly string[] =
    sent?.getAll('answer') ?? (stored?.length === 0 ? [nothingToTick] : (stored ?? []))
  return (
    <ChoiceGroup field="answer" labelledBy={titleId} error={errorOf('answer')}>
      <div onChange={clearContradictions}>
        <Cards>
          <ChoiceCard
            {...{ kind: 'checkbox', name: 'answer', value: nothingToTick }}
            title={choices.nothing[step]}
            isChosen={ticked.includes(nothingToTick)}
          />
          {ticksOf[step].map(value => (
            <ChoiceCard
              key={value}
              {...{
                kind: 'checkbox',
                name: 'answer',
                value,
                title: value,
                ...ownEntry(text, value),
              }}
              picture={pictureOfTick(step, value, type)}
              isChosen={ticked.includes(value)}
            />
          ))}
        </Cards>
      </div>
    </ChoiceGroup>
  )
}

/** Ticking a defect unticks "nothing", and ticking "nothing" unticks all defects. */
function clearContradictions(event: ChangeEvent<HTMLDivElement>) {
  const box: EventTarget = event.target
  if (!(box instanceof HTMLInputElement) || !box.checked) return
  for (const other of event.currentTarget.querySelectorAll<HTMLInputElement>('input:checked'))
    if (other !== box && (other.value === nothingToTick || box.value === nothingToTick))
      other.checked = false
}
