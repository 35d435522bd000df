import { languageOf, type Market } from '#domain/market/market.ts'
import {
  type Answers,
  type Battery,
  type Controllers,
  type FoundConfigured,
  ticksOf,
} from '#domain/trade-in/answers.ts'
import type { Defect, DisplayDefect } from '#domain/trade-in/choices.ts'
import type { InspectedPart } from '#domain/trade-in/trade-in-view.ts'
import type { FindingText } from '#text/inspection/finding/ro.ts'
import { serverText } from '#text/server/server-text.ts'

/** The name of a part of a device. */
export function partName(market: Market, part: InspectedPart): string {
  return serverText[languageOf[market]].findings.parts[part]
}

/** The text for what was declared or found of one part, in the market's language; '–' for nothing. */
export function findingText(market: Market, part: InspectedPart, answers: Answers): string {
  const text = labelOf(serverText[languageOf[market]].findings, part, answers)
  return text === '' ? '–' : text
}

function labelOf(text: FindingText, part: InspectedPart, answers: Answers): string {
  switch (part) {
    case 'config-all':
    case 'config-storage':
      return configuredText(answers[part])
    case 'config-provider':
      return chosen(text[part], answers[part])
    case 'liquid-contact':
      return chosen(text[part], answers[part])
    case 'burn-in':
      return chosen(text[part], answers[part])
    case 'grading-display':
      return chosen(text[part], answers[part])
    case 'grading-case':
      return chosen(text[part], answers[part])
    case 'battery':
      return batteryText(text, answers.battery)
    case 'console-controllers':
      return controllerText(text, answers[part])
    case 'display-defects':
      return ticked(
        text,
        ticksOf[part],
        answers[part],
        (defect: DisplayDefect) => text[part][defect],
      )
    case 'phone-defects':
    case 'tablet-defects':
    case 'smartwatch-defects':
    case 'laptop-defects':
    case 'laptop-keyboard':
    case 'console-defects':
      return ticked(text, ticksOf[part], answers[part], (defect: Defect) => text.defects[defect])
  }
}

function chosen<Choice extends string>(
  text: Readonly<Record<Choice, string>>,
  choice: Choice | undefined,
): string {
  return choice === undefined ? '' : text[choice]
}

/** As the manufacturer writes it, the same in every language. */
function configuredText(configuration: FoundConfigured = {}): string {
  return [
    configuration.model,
    configuration.cpu,
    configuration.ram,
    configuration.storage,
    configuration.size,
    configuration.material,
    configuration.connectivity,
    configuration.color,
  ]
    .filter(value => value !== undefined && value !== '')
    .join(', ')
}

function batteryText(text: FindingText, battery: Battery | undefined): string {
  return battery === undefined ? '' : text.battery[battery.health]
}

function controllerText(text: FindingText, controllers: Controllers | undefined): string {
  if (controllers === undefined) return ''
  const isThere = controllers.count > 0
  return [
    text.controllers[controllers.count],
    ...(isThere && !controllers.areOriginal ? [text.controller.notOriginal] : []),
    ...(isThere && controllers.hasDrift ? [text.controller.drift] : []),
    ...(controllers.hasCables ? [] : [text.controller.noCables]),
  ].join(', ')
}

/** In the order of the question, regardless of the order of ticking. */
function ticked<Tick extends string>(
  { noDefects }: FindingText,
  all: readonly Tick[],
  ticks: readonly Tick[] | undefined,
  textOf: (tick: Tick) => string,
): string {
  if (ticks === undefined) return ''
  const labels = all.filter(tick => ticks.includes(tick)).map(textOf)
  return labels.length === 0 ? noDefects : labels.join(', ')
}
