import type { Market } from '#domain/market/market.ts'
import {
  type Answers,
  type Battery,
  type Controllers,
  type FoundConfigured,
  ticksOf,
} from '#domain/sell/answers.ts'
import type { Defect, DisplayDefect } from '#domain/sell/choices.ts'
import type { InspectedPart } from '#domain/sell/sale-view.ts'
import { findingBg } from './finding-text/bg.ts'
import { findingEl } from './finding-text/el.ts'
import { findingHu } from './finding-text/hu.ts'
import { type FindingText, findingRo } from './finding-text/ro.ts'

const textOf: Readonly<Record<Market, FindingText>> = {
  ro: findingRo,
  bg: findingBg,
  hu: findingHu,
  gr: findingEl,
}

/** What a part of a device is called. */
export function partWords(market: Market, part: InspectedPart): string {
  return textOf[market].parts[part]
}

/** What was said or found of one part, in the market's language; '–' where nothing was. */
export function findingWords(market: Market, part: InspectedPart, answers: Answers): string {
  const words = wordsOf(textOf[market], part, answers)
  return words === '' ? '–' : words
}

function wordsOf(text: FindingText, part: InspectedPart, answers: Answers): string {
  switch (part) {
    case 'config-all':
    case 'config-storage':
      return configuredWords(answers[part])
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
      return batteryWords(text, answers.battery)
    case 'console-controllers':
      return controllerWords(text, answers[part])
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
  words: Readonly<Record<Choice, string>>,
  choice: Choice | undefined,
): string {
  return choice === undefined ? '' : words[choice]
}

/** As its maker writes it, the same in every language. */
function configuredWords(said: FoundConfigured = {}): string {
  return [
    said.model,
    said.cpu,
    said.ram,
    said.storage,
    said.size,
    said.material,
    said.connectivity,
    said.color,
  ]
    .filter(value => value !== undefined && value !== '')
    .join(', ')
}

function batteryWords(text: FindingText, said: Battery | undefined): string {
  return said === undefined ? '' : text.battery[said.health]
}

function controllerWords(text: FindingText, said: Controllers | undefined): string {
  if (said === undefined) return ''
  const isThere = said.count > 0
  return [
    text.controllers[said.count],
    ...(isThere && !said.areOriginal ? [text.controller.notOriginal] : []),
    ...(isThere && said.hasDrift ? [text.controller.drift] : []),
    ...(said.hasCables ? [] : [text.controller.noCables]),
  ].join(', ')
}

/** In the order of the question, however they were ticked. */
function ticked<Tick extends string>(
  { noDefects }: FindingText,
  all: readonly Tick[],
  said: readonly Tick[] | undefined,
  wordOf: (tick: Tick) => string,
): string {
  if (said === undefined) return ''
  const words = all.filter(tick => said.includes(tick)).map(wordOf)
  return words.length === 0 ? noDefects : words.join(', ')
}
