/** The emails about a device that is not in the list. */
export const unlistedEmailRo = {
  subject: 'Am primit cererea ta',
  receipt: {
    quote:
      'Mulțumim! Un coleg se uită la ce ne-ai scris și îți trimite o ofertă în cel mult două zile lucrătoare, la această adresă.',
    recycling:
      'Mulțumim! În cel mult două zile lucrătoare îți trimitem la această adresă o etichetă gratuită, ca să ne trimiți dispozitivul pentru reciclare.',
  },
  wrote: 'Ce ne-ai scris',
  notYou: 'Dacă nu ne-ai scris tu, nu trebuie să faci nimic.',
  toStaff: {
    quote: 'Dispozitiv care nu e în listă: cerere de ofertă',
    recycling: 'Dispozitiv care nu e în listă: reciclare gratuită',
  },
  from: 'De la',
}

export type UnlistedEmailText = typeof unlistedEmailRo
