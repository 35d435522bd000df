import { deviceTypes } from '#domain/device/device.ts'
import { bookItemOf } from '#domain/trade-in/book-item.ts'
import type { StepChoices, StepView } from '#domain/trade-in/step-view.ts'
import { useText } from '#web/text/use-text.tsx'
import { useTradeInStepsText } from '#web/text/use-trade-in-steps-text.ts'
import { ColorDisc } from '#web/ui/color-disc.tsx'
import { configurationLine } from '#web/ui/configuration-text.ts'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { TypePicture } from '../drawing/type-picture.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { Cards, ChoiceGroup } from './choice-group.tsx'
import { type QuestionProps, titleId } from './question-props.ts'

/** The type of the device. */
export function TypeQuestion({ answers, sent, errorOf }: QuestionProps) {
  const { choices } = useTradeInStepsText()
  const chosen = sent ? sent.get('answer') : answers.intro
  return (
    <ChoiceGroup field="answer" labelledBy={titleId} error={errorOf('answer')}>
      <Cards>
        {deviceTypes.map(type => (
          <ChoiceCard
            key={type}
            {...{ kind: 'radio', name: 'answer', value: type, title: choices.types[type] }}
            picture={<TypePicture type={type} />}
            isChosen={type === chosen}
          />
        ))}
      </Cards>
    </ChoiceGroup>
  )
}

type BrandProps = QuestionProps & {
  readonly choices: Extract<StepChoices, { kind: 'brands' }>
}

export function BrandQuestion({ answers, sent, errorOf, choices }: BrandProps) {
  const { filter } = useTradeInStepsText()
  const chosen = sent ? sent.get('answer') : answers.brand
  return (
    <ChoiceGroup field="answer" labelledBy={titleId} error={errorOf('answer')}>
      <Cards>
        {choices.brands.map(({ name, models }) => (
          <ChoiceCard
            key={name}
            {...{ kind: 'radio', name: 'answer', value: name, title: name }}
            text={filter.found(models)}
            isChosen={name === chosen}
          />
        ))}
      </Cards>
    </ChoiceGroup>
  )
}

type ConfigurationProps = QuestionProps & {
  readonly device: StepView['device']
  readonly choices: Extract<StepChoices, { kind: 'configurations' }>
}

/** Only configurations that were made can be chosen, each with its buyback price. */
export function ConfigurationQuestion(props: ConfigurationProps) {
  const { answers, sent, errorOf, choices, device } = props
  const text = useText()
  const { groups, upTo } = useTradeInStepsText()
  const { shelf } = useFormatPrice()
  const { color, ...configuration } = answers['config-all'] ?? answers['config-storage'] ?? {}
  const storedItem = device?.configured && bookItemOf(device.product.model.id, configuration)
  const { configurations, colors, chosen } = choices
  const [item, colorName] = sent
    ? [sent.get('item'), sent.get('color')]
    : [storedItem ?? chosen, color]
  return (
    <div className="grid gap-6">
      <ChoiceGroup field="item" legend={groups.variant} error={errorOf('item')}>
        <Cards>
          {configurations.map(each => (
            <ChoiceCard
              key={each.item}
              {...{ kind: 'radio', name: 'item', value: each.item }}
              title={configurationLine(each.configured, text) || groups.variant}
              aside={upTo(shelf(each.most))}
              isChosen={each.item === item || configurations.length === 1}
            />
          ))}
        </Cards>
      </ChoiceGroup>
      {colors.length > 0 && (
        <ChoiceGroup field="color" legend={groups.color} error={errorOf('color')}>
          <Cards>
            {colors.map(({ name, hex }) => (
              <ChoiceCard
                key={name}
                {...{ kind: 'radio', name: 'color', value: name, title: name }}
                aside={<ColorDisc hex={hex} className="size-6 border-line-2" />}
                isChosen={name === colorName || colors.length === 1}
              />
            ))}
          </Cards>
        </ChoiceGroup>
      )}
    </div>
  )
}
