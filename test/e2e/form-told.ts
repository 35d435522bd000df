import { expect, type Page } from '@playwright/test'
import type { Watched } from './told.ts'
import type { Market } from './words.ts'

/** Specification 7.4, in the order it names them: error type, field label and message, and the field in the form analytics. */
export type Shown = readonly [
  errorType: string,
  fieldLabel: string,
  errorMessage: string,
  field: string,
]

const required = 'Câmp obligatoriu'
export function empty(label: string, field: string): Shown {
  return ['required', label, required, field]
}

type Where = {
  readonly market?: Market
  readonly location: string
  /** What was shown before the visit could be measured: the page knows of it, the collector never does. */
  readonly before?: readonly Shown[]
}

/** All three hear the same of every error, once, in the order it was shown. */
export async function expectTracked(
  { layer, heard: received, told }: Watched,
  { market = 'ro', location, before = [] }: Where,
  shown: readonly Shown[],
) {
  const events = [...before, ...shown].map(([errorType, fieldLabel, errorMessage, field]) => ({
    event: 'formError',
    errorType,
    fieldLabel,
    errorMessage,
    location,
    field,
  }))
  await expect.poll(() => errorsIn(layer)).toEqual(events)
  const origin = `http://localhost:${process.env.KINTSU_E2E_PORT || 3177}`
  await expect.poll(() => received).toEqual(events.map(event => ({ ...event, origin })))
  await expect
    .poll(() => errorsIn(told))
    .toEqual(
      events
        .slice(before.length)
        .map(({ fieldLabel: _, ...event }) => ({ ...event, formId: `${market}-${location}` })),
    )
}

export function errorsIn(told: Watched['told']) {
  return told.filter(({ event }) => event === 'formError')
}

export function press(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
}
