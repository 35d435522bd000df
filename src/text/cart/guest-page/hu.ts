import type { GuestText } from './ro.ts'

export const guestHu: GuestText = {
  title: 'Rendelés fiók nélkül',
  lead: 'A vásárláshoz nem kell fiók. Csak azt kérjük, ami a kiszállításhoz szükséges.',
  continue: 'Tovább fiók nélkül',
  need: 'Amit megkérdezünk',
  needContact:
    'a nevedet, az e-mail-címedet és a telefonszámodat a visszaigazoláshoz és a futárnak',
  needPlace: 'a címedet vagy az átvételi pontot, ahol átveszed a csomagot',
  needBilling: 'hogy kinek a nevére szóljon a számla: a tiédre vagy a cégedére',
  delivery: 'Szállítás',
  workingDays: (min, max) => `${min}–${max} munkanap alatt`,
  payment: 'Fizetés',
  paymentText: 'Az utolsó lépésben választod ki, hogyan fizetsz. Addig nem fizetsz semmit.',
  collectionFee: amount => `Az utánvételi díj ${amount}.`,
  after: 'A rendelés után',
  afterText: n =>
    `E-mailben kapsz visszaigazolást. Az átvételtől számítva ${n} napig meggondolhatod magad.`,
}
