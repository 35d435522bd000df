import { plural } from '#text/plural.ts'

function months(n: number) {
  return plural('ro-RO', n, { one: 'o lună', few: '{n} luni', other: '{n} de luni' })
}

export const buyingRo = {
  storedFor: (n: number) => `Coșul tău se păstrează ${months(n)} de la ultima modificare.`,
  genius: 'Beneficiile Genius se aplică la comanda asta.',
  protectorNote: 'una gratuită pentru acest dispozitiv',
  accessories: 'Accesorii potrivite',
  accessoriesFor: (name: string) => `Accesorii potrivite pentru ${name}`,
  showAll: (n: number) =>
    plural('ro-RO', n, {
      one: 'Arată încă unul',
      few: 'Arată încă {n}',
      other: 'Arată încă {n}',
    }),
  showFewer: 'Arată mai puține',
  promo: {
    label: 'Cod promoțional',
    apply: 'Aplică',
    checking: 'Verificăm codul…',
    named: (code: string) => `codul ${code}`,
    applied: (code: string, percentage: number) =>
      `Codul ${code} îți dă o reducere de ${percentage}\u00a0%.`,
    errors: {
      missing: 'Scrie codul promoțional.',
      unknown: 'Codul acesta nu există.',
      expired: 'Codul acesta a expirat.',
      minimum: (amount: string) =>
        `Codul se aplică dacă produsele din coș costă cel puțin ${amount}.`,
      otherMarket: 'Codul acesta este pentru magazinul nostru din altă țară.',
      usedUp: 'Codul acesta a fost deja folosit.',
      tooMany: 'Prea multe încercări. Așteaptă un minut și încearcă din nou.',
      unreachable: 'Nu am putut verifica codul. Încearcă din nou.',
    },
  },
  carousel: {
    similar: 'Dispozitive asemănătoare',
    popular: 'Cele mai căutate',
    previous: 'Dispozitivele anterioare',
    next: 'Dispozitivele următoare',
    atStart: 'Ești la începutul listei.',
    atEnd: 'Ești la sfârșitul listei.',
  },
  drawer: {
    added: 'Adăugat în coș',
    others: 'Mai ai în coș',
    goOn: 'Continuă cumpărăturile',
    match: (name: string) => `Se potrivesc cu ${name}`,
    failed: 'Nu am putut încărca accesoriile.',
  },
  extra: {
    lead: 'Dacă vrei, completează-ți comanda. Nimic de aici nu este obligatoriu.',
    without: 'Continuă fără nimic în plus',
  },
}

export type BuyingText = typeof buyingRo
