/** Signing in by a passkey, and one's own passkeys. */
export const passkeysEn = {
  title: 'Passkeys',
  text: 'A passkey signs you in with your fingerprint, your face or the PIN of a device, and counts as the second factor. It works at this address alone.',
  none: 'You have none yet.',
  name: 'Name of the device',
  nameHint: 'So that you recognise it, such as “Laptop at work”.',
  add: 'Add a passkey',
  password: 'Confirm with your password',
  remove: 'Remove',
  use: 'Use a passkey',
  never: 'Not used yet',
  failed: 'No passkey was used. Try again, or go on without one.',
  unsupported: 'This browser cannot make passkeys.',
  needsFactor: 'Enter a code above, or use a passkey, to add one.',
  done: 'The passkey is added.',
  used: (time: string) => `Last used on ${time}`,
  added: (time: string) => `Added on ${time}`,
}
