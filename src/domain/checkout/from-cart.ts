/** In the address of a checkout that is entered from the cart. */
export const fromCartParameter = 'cart'
