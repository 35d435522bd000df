/** The text of vouchers in the payment step. */
export const voucherRo = {
  title: 'Ai un voucher?',
  label: 'Codul voucherului',
  hint: 'Cel mult 3 vouchere la o comandă. Dacă rămân bani pe un voucher, îi folosești altă dată.',
  apply: 'Adaugă voucherul',
  checking: 'Verificăm voucherul…',
  own: 'Voucherele tale',
  spend: (amount: string) => `Folosește ${amount}`,
  spendNamed: (amount: string, code: string) => `Folosește voucherul ${code}, ${amount}`,
  until: (day: string) => `Valabil până pe ${day}`,
  applied: (code: string) => `Voucher ${code}`,
  pays: (amount: string) => `plătește ${amount}`,
  pending: 'Comanda pleacă după ce verificăm dispozitivul pe care ni-l vinzi.',
  pendingOwn: 'pentru dispozitivul pe drum; comanda îl așteaptă',
  onlyFrom: (amount: string) => `plătește comenzi de cel puțin ${amount}`,
  from: (amount: string) => `Pentru comenzi de cel puțin ${amount}`,
  notNeeded: 'nu mai e nevoie de el',
  remove: 'Scoate',
  removeNamed: (code: string) => `Scoate voucherul ${code}`,
  added: 'Am adăugat voucherul.',
  removed: 'Am scos voucherul.',
  most: 'Ai adăugat numărul maxim de vouchere pentru o comandă.',
  dropped: (code: string, why: string) => `Am scos voucherul ${code}. ${why}`,
  wallet: {
    title: 'Plătește dintr-o apăsare',
    before: 'Plătind de aici, comand cu obligația de a plăti, sunt de acord cu ',
    or: 'Sau alege altă metodă:',
    sending: 'Trimitem comanda…',
  },
  errors: {
    missing: 'Scrie codul voucherului.',
    unknown:
      'Nu cunoaștem acest cod sau voucherul aparține altui cont. Verifică-l sau intră în contul tău.',
    otherMarket: 'Voucherul este pentru magazinul nostru din altă țară.',
    expired: 'Voucherul a expirat.',
    spent: 'Nu mai sunt bani pe acest voucher.',
    twice: 'Ai adăugat deja acest voucher.',
    tooMany: 'Prea multe încercări. Așteaptă un minut și încearcă din nou.',
    unreachable: 'Nu am putut verifica voucherul. Încearcă din nou.',
  },
}

export type VoucherText = typeof voucherRo
