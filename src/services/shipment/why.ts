/** Who moves a parcel, and why. */
export type Why = { readonly actor: string; readonly reason: string; readonly at: Date }
