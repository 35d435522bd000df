import type { Page } from '@playwright/test'
import type { Market } from './text.ts'

/** The text of the banner, as a visitor reads it. */
export const consentText = {
  ro: {
    title: 'Cookie-uri',
    all: 'Accept tot',
    none: 'Refuz tot',
    choose: 'Aleg',
    measuring: 'Măsurarea vizitei',
    save: 'Salvează alegerea',
    settings: 'Setări cookie-uri',
    saved: 'Alegerea ta este salvată.',
  },
  bg: {
    title: 'Бисквитки',
    all: 'Приемам всички',
    none: 'Отказвам всички',
    choose: 'Ще избера',
    measuring: 'Измерване на посещението',
    save: 'Запази избора',
    settings: 'Настройки за бисквитки',
    saved: 'Изборът ти е запазен.',
  },
  hu: {
    title: 'Sütik',
    all: 'Mindet elfogadom',
    none: 'Mindet elutasítom',
    choose: 'Választok',
    measuring: 'A látogatás mérése',
    save: 'Választás mentése',
    settings: 'Sütibeállítások',
    saved: 'A választásodat elmentettük.',
  },
  gr: {
    title: 'Cookies',
    all: 'Αποδοχή όλων',
    none: 'Απόρριψη όλων',
    choose: 'Επιλογή',
    measuring: 'Μέτρηση της επίσκεψης',
    save: 'Αποθήκευση επιλογής',
    settings: 'Ρυθμίσεις cookies',
    saved: 'Η επιλογή σου αποθηκεύτηκε.',
  },
} as const

export function bannerOf(page: Page, market: Market) {
  return page.getByRole('region', { name: consentText[market].title })
}

/** Accepts everything, and the banner disappears. */
export async function agree(page: Page, market: Market) {
  const banner = bannerOf(page, market)
  await banner.getByRole('button', { name: consentText[market].all }).click()
  await banner.waitFor({ state: 'hidden' })
}
