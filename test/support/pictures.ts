import { type Page, test } from '@playwright/test'

const widths = [320, 768, 1280]

/** The number of screenshots saved by each test, which is part of their names. */
const counts = new Map<string, number>()

/**
 * Saves the whole page in each width of the reference to the folder named by `KINTSU_PICTURES`
 * (docs/decisions/0006-checks.md); does nothing if it is not set.
 */
export async function savePictures(page: Page) {
  const folder = process.env.KINTSU_PICTURES
  if (!folder) return
  const { titlePath, testId } = test.info()
  const number = (counts.get(testId) ?? 0) + 1
  counts.set(testId, number)
  const viewport = page.viewportSize()
  const of = `${titlePath.join(' ')} ${number} ${new URL(page.url()).pathname}`
  const name = of.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(-180)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({
      path: `${folder}/${name}${width}.jpeg`,
      type: 'jpeg',
      quality: 70,
      fullPage: true,
      animations: 'disabled',
    })
  }
  if (viewport) await page.setViewportSize(viewport)
}
