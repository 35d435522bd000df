import type { PhotoText } from './ro.ts'

export const photoHu: PhotoText = {
  label: 'Képek',
  choose: 'Képek kiválasztása',
  take: 'Kép készítése',
  limits: max =>
    `Legfeljebb ${max} kép, JPEG, PNG vagy WebP, egyenként legfeljebb 8 MB. A készítés helyét töröljük belőlük.`,
  full: max => `Már ${max} képed van. Vegyél ki egyet, ha másikat szeretnél hozzáadni.`,
  needsScript: 'Képek küldéséhez kapcsold be a JavaScriptet a böngésződben.',
  photo: number => `${number}. kép`,
  sending: 'Küldés…',
  sent: 'Elküldve',
  retry: number => `${number}. kép újraküldése`,
  remove: number => `${number}. kép eltávolítása`,
  errors: {
    'too-large': 'Túl nagy: legfeljebb 8 MB lehet.',
    'not-a-picture': 'Nem tudjuk megnyitni. Próbáld JPEG, PNG vagy WebP képpel.',
    'too-many': 'Túl sok képet küldtél. Próbáld újra később.',
    unreachable: 'Nem érkezett meg hozzánk. Ellenőrizd a kapcsolatot, és küldd el újra.',
  },
}
