/**
 * The fields in which products of one model differ, in the order of choices: the page of a product offers them, lists
 * filter by them, imports match them.
 */
export const choiceFields = [
  'storage',
  'color',
  'ram',
  'cpu',
  'size',
  'connectivity',
  'material',
] as const
export type ChoiceField = (typeof choiceFields)[number]

/** The fields that are only shown. One text each, the same in every language; the column has the name of the field. */
const shownFields = [] as const
export type ShownField = (typeof shownFields)[number]

/** Every field of a product, once: type, column, wire and the table on its page derive from here. */
export const productFields = [...choiceFields, ...shownFields] as const
export type ProductField = ChoiceField | ShownField
