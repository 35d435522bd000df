export const orderStatusRo = {
  title: 'Unde e comanda mea?',
  lead: 'Scrie numărul comenzii și adresa de e-mail cu care ai comandat. Nu ai nevoie de cont.',
  submit: 'Arată comanda',
  notFoundText:
    'Numărul sau adresa de e-mail nu se potrivesc cu nicio comandă. Verifică-le pe amândouă.',
  signIn: 'Ai cont? Intră și vezi toate comenzile',
  order: (number: string) => `Comanda ${number}`,
  items: 'Ce ai comandat',
  more: 'Adresa, plata și factura le găsești pe pagina comenzii: deschide linkul din e-mailul de confirmare.',
  another: 'Caută altă comandă',
  withdraw: 'Anulează sau returnează',
}

export type OrderStatusText = typeof orderStatusRo
