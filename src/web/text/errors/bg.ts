import type { ErrorsText } from './ro.ts'

export const errorsBg: ErrorsText = {
  notFoundTitle: 'Тази страница не съществува',
  notFoundText:
    'Адресът е грешен или страницата е преместена. Телефоните ни обаче са на мястото си.',
  unavailableTitle: 'Връщаме се веднага',
  unavailableText:
    'В момента магазинът не отговаря. Количката ти е запазена; опитай отново след няколко секунди.',
  failedTitle: 'Нещо при нас се обърка',
  failedText: 'Разбрахме за проблема и го отстраняваме. Количката ти е запазена.',
  toHome: 'Към началната страница',
  tryAgain: 'Опитай отново',
  version: version => `Версия ${version}`,
}
