import { controllerTicks } from '#domain/trade-in/step-form.ts'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { ControllersPicture } from '../drawing/controllers-picture.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { Cards, ChoiceGroup } from './choice-group.tsx'
import { type QuestionProps, titleId } from './question-props.ts'

const counts = [0, 1, 2] as const

/** How many controllers are included, and their condition. */
export function ControllersQuestion({ answers, sent, errorOf }: QuestionProps) {
  const { choices, groups } = useTradeInStepsText()
  const { count: text, has } = choices.controllers
  const answer = answers['console-controllers']
  const count = sent ? sent.get('count') : answer && String(answer.count)
  const storedTicks = {
    original: answer?.areOriginal === true,
    steady: answer !== undefined && answer.count > 0 && !answer.hasDrift,
    cables: answer?.hasCables === true,
  }
  return (
    <div className="grid gap-6">
      <ChoiceGroup field="count" labelledBy={titleId} error={errorOf('count')}>
        <Cards>
          {counts.map(value => (
            <ChoiceCard
              key={value}
              {...{ kind: 'radio', name: 'count', value: String(value), title: text[value] }}
              picture={<ControllersPicture count={value} />}
              isChosen={String(value) === count}
            />
          ))}
        </Cards>
      </ChoiceGroup>
      <fieldset className="min-w-0">
        <legend className="mb-2.5 text-heading">{groups.controllers}</legend>
        <Cards>
          {controllerTicks.map(value => (
            <ChoiceCard
              key={value}
              {...{ kind: 'checkbox', name: 'has', value, ...has[value] }}
              isChosen={sent ? sent.getAll('has').includes(value) : storedTicks[value]}
            />
          ))}
        </Cards>
      </fieldset>
    </div>
  )
}
