/** The pages on which staff word the emails anew. */
export const mailTextsEn = {
  about:
    'What the shop writes to customers and sellers. An email that you word anew goes out in your words from its next sending on.',
  rules:
    'Empty a field to go back to the usual wording. What stands in braces, such as {number}, is filled in by the shop and has to stay.',
  kinds: {
    orderEmail: 'Order confirmation',
    parcelEmail: 'Parcel of an order',
    paymentEmail: 'Payment and money back',
    returnEmail: 'Returns',
    warrantyEmail: 'Warranty',
    tradeInEmail: 'Selling: offer and parcel',
    inspectionEmail: 'Selling: inspection and payment',
    unlistedEmail: 'Device that is not in the list',
    identityEmail: 'Account and sign-in',
    alertEmail: 'Back in stock and price',
    reviewEmail: 'Invitation to a review',
    pointsEmail: 'Points',
    rewardEmail: 'Voucher for an invitation',
    contactEmail: 'Messages to support',
  },
  shared: 'What they all share',
  ownCount: (n: number) => (n === 1 ? '1 wording of your own' : `${n} wordings of your own`),
  wording: 'Wording',
  preview: 'How it reads',
  /** By their keys in the texts of emails; the others are counted. */
  parts: {
    subject: 'Subject',
    title: 'Title',
    greeting: 'Greeting',
    button: 'Button',
    questions: 'Closing line',
  },
  phrase: (n: number) => `Text ${n}`,
  fillsIn: (names: string) => `The shop fills in ${names}.`,
  usually: (wording: string) => `Usually: ${wording}`,
  usual: 'the usual wording',
  wrong: (names: string) =>
    names === ''
      ? 'No braces, and at most 1,000 characters.'
      : `Use ${names} and nothing else in braces, and at most 1,000 characters.`,
}
