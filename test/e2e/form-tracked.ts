import { expect, type Page } from '@playwright/test'
import type { Market } from './text.ts'
import type { Watched } from './tracked.ts'

/** Error type, field label and message, and the field in the form analytics, in the order of Specification 7.4. */
export type Shown = readonly [
  errorType: string,
  fieldLabel: string,
  errorMessage: string,
  field: string,
]

/** What each field asks for, in Romanian; the field is named as in the form analytics. */
const required: Readonly<Record<string, string>> = {
  name: 'Scrie numele și prenumele',
  email: 'Scrie adresa de e-mail',
  phone: 'Scrie numărul de telefon',
  password: 'Scrie parola',
  county: 'Alege județul',
  locality: 'Alege localitatea',
  street: 'Scrie strada',
  number: 'Scrie numărul',
  postalCode: 'Scrie codul poștal',
  promoCode: 'Scrie codul promoțional.',
}

export function empty(label: string, field: string, message = required[field] ?? ''): Shown {
  return ['required', label, message, field]
}

type Where = {
  readonly market?: Market
  readonly location: string
  /** Errors shown before consent: the page stores them, the collector never gets them. */
  readonly before?: readonly Shown[]
}

/** All three receive the same errors, each once, in the order they were shown. */
export async function expectTracked(
  { layer, received, tracked }: Watched,
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
    .poll(() => errorsIn(tracked))
    .toEqual(
      events
        .slice(before.length)
        .map(({ fieldLabel: _, ...event }) => ({ ...event, formId: `${market}-${location}` })),
    )
}

export function errorsIn(events: Watched['tracked']) {
  return events.filter(({ event }) => event === 'formError')
}

export function press(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
}
