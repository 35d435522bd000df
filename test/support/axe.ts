import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { savePictures } from './pictures.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Passed rules need not list every element. */
const onlyErrors = { resultTypes: ['violations' as const] }

/**
 * WCAG 2.2 AA and axe's own best practices, on the current page; a failure names the rule and the elements. The
 * checked page can be saved as screenshots.
 */
export async function expectNoAxeViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options(onlyErrors)
    .withTags(standards)
    // For frames of other origins, which the shop has none of, each check would open a page, in three times the time.
    .setLegacyMode()
    .analyze()
  expect
    .soft(
      violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(node => node.html) })),
      `axe at ${page.url()}`,
    )
    .toEqual([])
  await savePictures(page)
}
