import type { Bases } from '#domain/market/base.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { ReviewSettings } from '#domain/review/review-status.ts'
import type { Reviewing } from '#http/shop.ts'
import { clientHash } from '#services/order/client-hash.ts'
import { makeChangeReview, makeWithdrawReview } from '#services/review/change-review.ts'
import { makeInviteBuyer } from '#services/review/invite-buyer.ts'
import { makeInviteSeller } from '#services/review/invite-seller.ts'
import { makeListOwnDevices, makeListReviewableTradeIns } from '#services/review/list-own.ts'
import {
  makeListReviews,
  makeReviewsOfModel,
  makeSumUpReviews,
} from '#services/review/list-reviews.ts'
import { makeModerateReview, makeReplyToReview } from '#services/review/moderate-review.ts'
import { makeOpenReviewForm } from '#services/review/open-review-form.ts'
import { makePlanInvitation, makePlanSellerInvitation } from '#services/review/plan-invitation.ts'
import { makeReportReview } from '#services/review/report-review.ts'
import type { ReviewStores } from '#services/review/review-stores.ts'
import { makeReviewTokens } from '#services/review/review-tokens.ts'
import type { Inviting } from '#services/review/send-invitation.ts'
import { makeKnowInvitation, makeStopInvitations } from '#services/review/stop-invitations.ts'
import { makeWriteReview } from '#services/review/write-review.ts'
import type { Database } from '#store/database.ts'
import { makeOutboxStore, type OutboxStore } from '#store/outbox.ts'
import { makeInvitationStore } from '#store/review/invitations.ts'
import { makePublishedReviews } from '#store/review/read-reviews.ts'
import { makeReviewSummaries } from '#store/review/summaries.ts'
import { makeSeal, type SealSecrets } from '#store/seal.ts'
import { inTransaction } from '#store/transaction.ts'
import { triesOfHour } from './make-tries.ts'

type Known = {
  readonly reviewsOf: (market: Market) => ReviewSettings
  readonly companyOf: (market: Market) => Company
}

type Options = {
  readonly secret: string
  readonly sealSecrets?: SealSecrets
  readonly bases: Bases
  readonly now?: () => Date
}

/** The services for reviews of buyers and sellers: invitations, writing, moderation, display. */
export function makeReviews(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { reviewsOf, companyOf }: Known,
  { secret, sealSecrets, bases, now = () => new Date() }: Options,
) {
  const tokens = makeReviewTokens(secret)
  const invitations = makeInvitationStore(pool, makeSeal(sealSecrets ?? secret))
  const lists = {
    published: makePublishedReviews(pool),
    summaries: makeReviewSummaries(pool),
  }
  const stores: ReviewStores = {
    sql: pool,
    transaction: work => inTransaction(pool, [], work),
    tokens,
    settingsOf: reviewsOf,
    callerHash: address => clientHash(secret, address),
    tries: triesOfHour(pool, 'reviews', { secret, now }),
    now,
  }
  const reviewing: Reviewing = {
    listReviews: makeListReviews(lists),
    sumUpReviews: makeSumUpReviews(lists),
    reviewsOfModel: makeReviewsOfModel(lists),
    openReviewForm: makeOpenReviewForm(stores),
    listOwnDevices: makeListOwnDevices(stores),
    listOwnTradeIns: makeListReviewableTradeIns(stores),
    writeReview: makeWriteReview(stores),
    changeReview: makeChangeReview(stores),
    withdrawReview: makeWithdrawReview(stores),
    reportReview: makeReportReview(stores),
    moderateReview: makeModerateReview(stores),
    replyToReview: makeReplyToReview(stores),
    knowsInvitation: makeKnowInvitation({ invitations, tokens }),
    stopInvitations: makeStopInvitations({ invitations, tokens, now }),
  }
  const settings = { settingsOf: reviewsOf, companyOf }
  const inviting = { invitations, tokens, bases, now, ...settings }
  return { reviewing, handlers: handlersOf(makeOutboxStore(db), inviting) }
}

function handlersOf(outbox: OutboxStore, inviting: Inviting) {
  return {
    'order-delivered': makePlanInvitation({ ...inviting, outbox }),
    'review-invitation': makeInviteBuyer(inviting),
    'sale-review-due': makePlanSellerInvitation({ ...inviting, outbox }),
    'seller-invitation': makeInviteSeller(inviting),
  }
}

export type Reviews = ReturnType<typeof makeReviews>
