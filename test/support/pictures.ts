import { type Page, test } from '@playwright/test'

const widths = [320, 768, 1280]

/** How many pictures a test has kept; the first part of their names. */
const stored = new Map<string, number>()

/**
 * The whole page as it is now, in each width of the reference, kept for a reader in the folder that
 * `KINTSU_PICTURES` names (docs/decisions/0006-checks.md); nothing where it names none.
 */
export async function savePictures(page: Page) {
  const folder = process.env.KINTSU_PICTURES
  if (!folder) return
  const { titlePath, testId } = test.info()
  const number = (stored.get(testId) ?? 0) + 1
  stored.set(testId, number)
  const request = page.viewportSize()
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
  if (request) await page.setViewportSize(request)
}
