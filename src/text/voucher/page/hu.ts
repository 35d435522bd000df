import type { VoucherText } from './ro.ts'

export const voucherHu: VoucherText = {
  title: 'Van utalványod?',
  label: 'Az utalvány kódja',
  hint: 'Egy rendeléshez legfeljebb 3 utalvány. Ami rajta marad, azt később is felhasználhatod.',
  apply: 'Utalvány hozzáadása',
  checking: 'Ellenőrizzük az utalványt…',
  own: 'Az utalványaid',
  spend: amount => `${amount} felhasználása`,
  spendNamed: (amount, code) => `${amount} felhasználása, utalvány: ${code}`,
  until: day => `Eddig érvényes: ${day}`,
  applied: code => `Utalvány: ${code}`,
  pays: amount => `levonva: ${amount}`,
  pending: 'A rendelést azután adjuk fel, hogy átvizsgáltuk az eladott készüléket.',
  pendingOwn: 'az úton lévő készülékedért; a rendelés megvárja',
  notNeeded: 'már nincs rá szükség',
  remove: 'Eltávolítás',
  removeNamed: code => `Eltávolítás, utalvány: ${code}`,
  added: 'Hozzáadtuk az utalványt.',
  removed: 'Eltávolítottuk az utalványt.',
  most: 'Ennél több utalvány nem adható egy rendeléshez.',
  dropped: (code, why) => `Eltávolítottuk ezt az utalványt: ${code}. ${why}`,
  errors: {
    unknown:
      'Nem ismerjük ezt a kódot, vagy az utalvány másik fiókhoz tartozik. Ellenőrizd, vagy jelentkezz be.',
    otherMarket: 'Az utalvány egy másik országbeli boltunkban használható fel.',
    expired: 'Az utalvány lejárt.',
    spent: 'Ezen az utalványon már nincs pénz.',
    twice: 'Ezt az utalványt már hozzáadtad.',
    tooMany: 'Túl sok próbálkozás. Várj egy percet, és próbáld újra.',
    unreachable: 'Nem tudtuk ellenőrizni az utalványt. Próbáld újra.',
  },
}
