import { test as base, type ConsoleMessage, expect } from '@playwright/test'

type Options = {
  /** Messages that a test causes on purpose, such as the browser's own line about a 404. */
  readonly allowedErrors: RegExp | undefined
}
type Watch = { readonly pageErrors: readonly string[] }

/** Playwright's test, which also fails on an exception in the page and on anything written to console.error. */
export const test = base.extend<Options & Watch>({
  allowedErrors: [undefined, { option: true }],
  pageErrors: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (!allowedErrors?.test(text)) errors.push(text)
      }
      context.on('weberror', error => note(String(error.error())))
      context.on('console', message => {
        if (message.type() === 'error') note(lineOf(message))
      })
      await use(errors)
      expect(errors, `errors of the page: ${errors.join(' | ')}`).toEqual([])
    },
    { auto: true },
  ],
})

function lineOf(message: ConsoleMessage) {
  return `${message.text()} (${message.location().url})`
}
