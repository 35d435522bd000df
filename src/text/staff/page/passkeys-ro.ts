import type { passkeysEn } from './passkeys-en.ts'

export const passkeysRo: typeof passkeysEn = {
  title: 'Chei de acces',
  text: 'O cheie de acces te conectează cu amprenta, cu fața sau cu PIN-ul unui dispozitiv și ține loc de al doilea factor. Merge doar la această adresă.',
  none: 'Încă nu ai niciuna.',
  name: 'Numele dispozitivului',
  nameHint: 'Ca să o recunoști, de exemplu „Laptopul de la birou”.',
  add: 'Adaugă o cheie de acces',
  password: 'Confirmă cu parola ta',
  remove: 'Șterge',
  use: 'Folosește o cheie de acces',
  never: 'Încă nefolosită',
  failed: 'Nu s-a folosit nicio cheie de acces. Încearcă din nou sau continuă fără.',
  unsupported: 'Acest browser nu poate crea chei de acces.',
  needsFactor: 'Scrie mai sus un cod sau folosește o cheie de acces ca să adaugi una.',
  done: 'Cheia de acces este adăugată.',
  used: time => `Folosită ultima dată pe ${time}`,
  added: time => `Adăugată pe ${time}`,
}
