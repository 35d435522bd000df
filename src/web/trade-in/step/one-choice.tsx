import { ownEntry } from '#domain/own-entry.ts'
import { choicesOf } from '#domain/trade-in/answers.ts'
import type { ChoiceText } from '#text/trade-in/choices-page/ro.ts'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { pictureOfChoice } from './answer-picture.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { Cards, ChoiceGroup } from './choice-group.tsx'
import { type QuestionProps, titleId } from './question-props.ts'

type OneChoiceProps = QuestionProps & { readonly step: keyof typeof choicesOf }

/** A question with a single answer out of several. */
export function OneChoice({ step, answers, sent, errorOf }: OneChoiceProps) {
  const { choices, ofDevice } = useTradeInStepsText()
  const type = answers.intro ?? 'SMARTPHONE'
  const text: Readonly<Partial<Record<string, ChoiceText>>> = choices[step]
  const chosen = sent ? sent.get('answer') : answers[step]
  return (
    <ChoiceGroup field="answer" labelledBy={titleId} error={errorOf('answer')}>
      <Cards>
        {choicesOf[step].map(value => (
          <ChoiceCard
            key={value}
            {...{ kind: 'radio', name: 'answer', value, title: value, ...ownEntry(text, value) }}
            {...(step === 'grading-case' && value === 'cracked' && { text: ofDevice[type].broken })}
            picture={pictureOfChoice(step, value, type)}
            isChosen={value === chosen}
          />
        ))}
      </Cards>
    </ChoiceGroup>
  )
}
