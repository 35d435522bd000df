/** In the address of a checkout that is entered from the cart. */
export const fromCartParameter = 'cart'

/** In the address of a checkout that begins with the buttons of wallets. */
export const walletParameter = 'wallet'
