import type { LockKind } from '#domain/trade-in/lock-kind.ts'

export type UnlockingText = Readonly<Record<LockKind, string>>

/** How a seller removes the lock of a device that we have. */
export const unlockingRo: UnlockingText = {
  apple:
    'Deschide icloud.com/find în orice browser, intră în contul tău Apple, alege dispozitivul și elimină-l din cont. Nu ai nevoie de dispozitiv pentru asta.',
  samsung:
    'Deschide account.samsung.com, intră la „Dispozitive”, alege dispozitivul și elimină-l din cont. Fă la fel la myaccount.google.com, la „Securitate”.',
  google:
    'Deschide google.com/android/find, alege dispozitivul și șterge-i datele, apoi elimină-l din cont la myaccount.google.com, la „Securitate”.',
  laptop:
    'Dacă laptopul a fost al unei firme, cere-i să îl scoată din administrarea ei. Dacă are o parolă de BIOS, scrie-ne și stabilim împreună cum o scoatem.',
  console:
    'Intră în contul tău pe site-ul producătorului (PlayStation, Xbox sau Nintendo) și elimină consola din dispozitivele contului.',
}
