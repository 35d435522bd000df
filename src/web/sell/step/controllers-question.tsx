import { controllerTicks } from '#domain/sell/step-form.ts'
import { useSellStepsText } from '#web/text/selling/steps/steps-text.ts'
import { ControllersPicture } from '../drawing/controllers-picture.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { Cards, ChoiceGroup } from './choice-group.tsx'
import { type QuestionProps, titleId } from './question-props.ts'

const counts = [0, 1, 2] as const

/** How many come along, and what is to be known of them. */
export function ControllersQuestion({ answers, sent, errorOf }: QuestionProps) {
  const { choices, groups } = useSellStepsText()
  const { count: words, has } = choices.controllers
  const said = answers['console-controllers']
  const count = sent ? sent.get('count') : said && String(said.count)
  const kept = {
    original: said?.areOriginal === true,
    drift: said?.hasDrift === true,
    cables: said?.hasCables === true,
  }
  return (
    <div className="grid gap-6">
      <ChoiceGroup field="count" labelledBy={titleId} error={errorOf('count')}>
        <Cards>
          {counts.map(value => (
            <ChoiceCard
              key={value}
              {...{ kind: 'radio', name: 'count', value: String(value), title: words[value] }}
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
              isChosen={sent ? sent.getAll('has').includes(value) : kept[value]}
            />
          ))}
        </Cards>
      </fieldset>
    </div>
  )
}
