import type { ReviewMailText } from './ro.ts'

export const reviewMailHu: ReviewMailText = {
  subject: title => `Hogy vált be? ${title}`,
  subjectOfMany: 'Hogy váltak be a készülékeid?',
  title: 'Milyennek találod?',
  intro: number =>
    `A rendelésed (${number}) néhány napja nálad van. Mondd el azoknak, akik ugyanezt a modellt nézik, mi tetszett és mi nem.`,
  honest: 'A jó és a rossz véleményt is közzétesszük: írd le úgy, ahogy van.',
  write: 'Véleményt írok',
  writeOf: title => `Véleményt írok erről: ${title}`,
  period: days =>
    `A link csak a tiéd, belépned sem kell hozzá. A kézbesítéstől számított ${days} napig írhatsz.`,
  once: 'Erről a rendelésről csak egyszer írunk neked.',
  stop: 'Leiratkozom a véleménykérő levelekről',
}
