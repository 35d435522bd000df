import type { UnlockingText } from './ro.ts'

export const unlockingHu: UnlockingText = {
  apple:
    'Nyisd meg az icloud.com/find oldalt bármilyen böngészőben, lépj be az Apple-fiókodba, válaszd ki a készüléket, és távolítsd el a fiókból. Ehhez nem kell nálad lennie.',
  samsung:
    'Nyisd meg az account.samsung.com oldalt, lépj az „Eszközök” részbe, válaszd ki a készüléket, és távolítsd el a fiókból. Tedd meg ugyanezt a myaccount.google.com oldalon, a „Biztonság” résznél.',
  google:
    'Nyisd meg a google.com/android/find oldalt, válaszd ki a készüléket, és töröld az adatait, majd a myaccount.google.com oldalon, a „Biztonság” résznél távolítsd el a fiókodból.',
  laptop:
    'Ha a laptop egy cégé volt, kérd meg a céget, hogy vegye ki a felügyelete alól. Ha BIOS-jelszó védi, írj nekünk, és megbeszéljük, hogyan szüntetjük meg együtt.',
  console:
    'Lépj be a fiókodba a gyártó oldalán (PlayStation, Xbox vagy Nintendo), és távolítsd el a konzolt a fiók eszközei közül.',
}
