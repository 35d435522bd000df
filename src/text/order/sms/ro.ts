export type ParcelSmsText = Readonly<
  Record<'shipped' | 'ready' | 'delivered', (number: string) => string>
>

/** At most 70 characters: the length of one SMS that contains a character outside the phone networks' Latin alphabet. */
export const parcelSmsRo: ParcelSmsText = {
  shipped: number => `Kintsu: comanda ${number} a plecat spre tine.`,
  ready: number => `Kintsu: comanda ${number} te așteaptă la punctul de ridicare.`,
  delivered: number => `Kintsu: comanda ${number} a ajuns. Să te bucuri de ea!`,
}
