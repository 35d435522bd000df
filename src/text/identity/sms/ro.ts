export type SmsText = { readonly code: (code: string) => string }

/** At most 70 characters: the length of one SMS that contains a character outside the phone networks' Latin alphabet. */
export const smsRo: SmsText = {
  code: code => `Codul tău Kintsu este ${code}. Nu îl spune nimănui.`,
}
