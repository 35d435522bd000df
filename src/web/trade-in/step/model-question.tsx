import { useState } from 'react'
import { searchKey } from '#domain/device/listing-query.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { BuybackModel } from '#domain/trade-in/buyback.ts'
import type { StepChoices } from '#domain/trade-in/step-view.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { smallView } from '#web/ui/picture-views.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { Cards, ChoiceGroup } from './choice-group.tsx'
import { ModelFilter } from './model-filter.tsx'
import { type QuestionProps, titleId } from './question-props.ts'

type ModelProps = QuestionProps & {
  readonly choices: Extract<StepChoices, { kind: 'models' }>
}

/** The brand's models with the highest buyback price of each, the newest first. */
export function ModelQuestion({ answers, sent, errorOf, choices }: ModelProps) {
  const { filter } = useTradeInStepsText()
  const { base, market } = useMarket()
  const [typed, setTyped] = useState('')
  const query = typed === '' ? [] : ([[searchKey, typed]] as const)
  const chosen = sent ? sent.get('answer') : answers.model
  const isMatch = (model: BuybackModel) => fits(model, typed)
  const shownCount = choices.models.filter(isMatch).length
  return (
    <>
      <ModelFilter text={choices.text} onType={setTyped} />
      <p role="status" className={shownCount === 0 ? 'my-4 text-ink-2' : 'sr-only'}>
        {shownCount === 0 ? filter.none : filter.found(shownCount)}
      </p>
      <ChoiceGroup field="answer" labelledBy={titleId} error={errorOf('answer')}>
        <Cards>
          {choices.models.map(model => (
            <div key={model.product.model.id} hidden={!isMatch(model)}>
              <ModelCard model={model} isChosen={model.product.model.id === chosen} />
            </div>
          ))}
        </Cards>
      </ChoiceGroup>
      <p className="mt-4">
        <TextLink href={base + buildUrl(market, 'sell-unlisted', [], query)}>
          {filter.unlisted}
        </TextLink>
      </p>
    </>
  )
}

/** Every typed word is part of the name or the year, also within a word: "phone" finds an iPhone. */
function fits({ product: { model } }: BuybackModel, typed: string): boolean {
  const name = `${model.brand} ${model.name} ${model.year}`.toLowerCase()
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every(word => name.includes(word))
}

type ModelCardProps = { readonly model: BuybackModel; readonly isChosen: boolean }

function ModelCard({ model: { product, most }, isChosen }: ModelCardProps) {
  const { upTo } = useTradeInStepsText()
  const { shelf } = useFormatPrice()
  const { model } = product
  return (
    <ChoiceCard
      {...{ kind: 'radio', name: 'answer', value: model.id, title: model.name, isChosen }}
      text={upTo(shelf(most))}
      picture={
        <DevicePicture
          {...{ product, view: smallView[model.type], isDecorative: true }}
          className="h-18 w-full p-1.5"
        />
      }
    />
  )
}
