import type { passkeysEn } from './passkeys-en.ts'

export const passkeysHu: typeof passkeysEn = {
  title: 'Belépőkulcsok',
  text: 'A belépőkulccsal ujjlenyomattal, arccal vagy az eszköz PIN-kódjával lépsz be, és ez a második tényező is. Csak ezen a címen működik.',
  none: 'Még nincs.',
  name: 'Az eszköz neve',
  nameHint: 'Hogy felismerd, például „Munkahelyi laptop”.',
  add: 'Belépőkulcs hozzáadása',
  password: 'Erősítsd meg a jelszavaddal',
  remove: 'Törlés',
  use: 'Belépőkulcs használata',
  never: 'Még nem használt',
  failed: 'Nem használtál belépőkulcsot. Próbáld újra, vagy folytasd nélküle.',
  unsupported: 'Ez a böngésző nem tud belépőkulcsot létrehozni.',
  needsFactor: 'Írj be fent egy kódot, vagy használj belépőkulcsot, hogy újat adhass hozzá.',
  done: 'A belépőkulcs hozzáadva.',
  used: time => `Utoljára használva: ${time}`,
  added: time => `Hozzáadva: ${time}`,
}
