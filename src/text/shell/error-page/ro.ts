export const errorsRo = {
  notFoundTitle: 'Pagina asta nu există',
  notFoundText:
    'Adresa e greșită sau pagina s-a mutat. Telefoanele noastre sunt însă la locul lor.',
  unavailableTitle: 'Revenim imediat',
  unavailableText:
    'Magazinul nu răspunde în acest moment. Coșul tău e păstrat; încearcă din nou în câteva secunde.',
  failedTitle: 'Ceva n-a mers la noi',
  failedText: 'Am aflat de problemă și o reparăm. Coșul tău e păstrat.',
  tooManyTitle: 'Prea multe pagini deodată',
  tooManyText:
    'Ai cerut foarte multe pagini într-un timp scurt. Coșul tău e păstrat; încearcă din nou peste un minut.',
  unreachableTitle: 'Nu ai conexiune la internet',
  unreachableText:
    'Pagina nu a putut fi încărcată. Coșul tău e păstrat; încearcă din nou când revine conexiunea.',
  offline: 'Nu ai conexiune la internet. Ce ai scris rămâne pe pagină.',
  offlineHeld:
    'Fără internet nu se poate trimite sau deschide nimic. Ce ai scris rămâne pe pagină; încearcă din nou când revine conexiunea.',
  offlineStored:
    'Nu ai conexiune la internet: așa era pagina la ultima ta vizită. Poate că prețurile și stocul s-au schimbat; reîncarc-o când revine conexiunea.',
  toHome: 'La pagina principală',
  tryAgain: 'Încearcă din nou',
  requestNumber: 'Dacă ne scrii despre asta, spune-ne numărul',
  version: (version: string) => `Versiunea ${version}`,
}

export type ErrorsText = typeof errorsRo
