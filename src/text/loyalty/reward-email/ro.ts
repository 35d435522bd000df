/** The texts of the email about a voucher for an invited friend's purchase; amounts and dates are already formatted. */
export const rewardEmailRo = {
  subject: (amount: string) => `Ai primit un voucher de ${amount}`,
  title: 'Mulțumim că ne-ai recomandat',
  greeting: (name: string) => (name === '' ? 'Bună!' : `Bună, ${name}!`),
  intro: (amount: string) =>
    `Cineva pe care l-ai invitat a cumpărat de la noi și a rămas mulțumit. Pentru asta ai primit un voucher de ${amount}.`,
  code: (code: string) => `Codul voucherului: ${code}`,
  until: (day: string) => `Valabil până pe ${day}`,
  see: 'Vezi voucherele',
  how: 'La pasul de plată al următoarei comenzi îl folosești dintr-o apăsare. Ce rămâne pe el îți folosește altă dată.',
}

export type RewardEmailText = typeof rewardEmailRo
