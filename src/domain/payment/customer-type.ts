/** Customer types (Spec 3.1). */
export const customerTypes = ['personal', 'corporate'] as const
export type CustomerType = (typeof customerTypes)[number]
