import type { ErrorsText } from './ro.ts'

export const errorsHu: ErrorsText = {
  notFoundTitle: 'Ez az oldal nem létezik',
  notFoundText: 'Hibás a cím, vagy az oldal elköltözött. A telefonjaink viszont a helyükön vannak.',
  unavailableTitle: 'Mindjárt jövünk',
  unavailableText:
    'A bolt most nem válaszol. A kosarad megmaradt; próbáld újra néhány másodperc múlva.',
  failedTitle: 'Valami elromlott nálunk',
  failedText: 'Tudunk a hibáról, és javítjuk. A kosarad megmaradt.',
  toHome: 'A főoldalra',
  tryAgain: 'Újrapróbálom',
  version: version => `Változat: ${version}`,
}
