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
export function partWords(market: Market, part: InspectedPart): string {
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
function configuredText(result: FoundConfigured = {}): string {
  return [
    result.model,
    result.cpu,
    result.ram,
    result.storage,
    result.size,
    result.material,
    result.connectivity,
    result.color,
  ]
    .filter(value => value !== undefined && value !== '')
    .join(', ')
}

function batteryText(text: FindingText, result: Battery | undefined): string {
  return result === undefined ? '' : text.battery[result.health]
}

function controllerText(text: FindingText, result: Controllers | undefined): string {
  if (result === undefined) return ''
  const isThere = result.count > 0
  return [
    text.controllers[result.count],
    ...(isThere && !result.areOriginal ? [text.controller.notOriginal] : []),
    ...(isThere && result.hasDrift ? [text.controller.drift] : []),
    ...(result.hasCables ? [] : [text.controller.noCables]),
  ].join(', ')
}

/** In the order of the question, regardless of the order of ticking. */
function ticked<Tick extends string>(
  { noDefects }: FindingText,
  all: readonly Tick[],
  result: readonly Tick[] | undefined,
  wordOf: (tick: Tick) => string,
): string {
  if (result === undefined) return ''
  const text = all.filter(tick => result.includes(tick)).map(wordOf)
  return text.length === 0 ? noDefects : text.join(', ')
}
