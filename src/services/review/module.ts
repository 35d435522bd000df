import type { Module } from '../module.ts'
import { inviteBuyer } from './invite-buyer.ts'
import { inviteSeller } from './invite-seller.ts'
import { planInvitation, planSellerInvitation } from './plan-invitation.ts'

export const reviewModule: Module = {
  outbox: {
    'order-delivered': planInvitation,
    'review-invitation': inviteBuyer,
    'sale-review-due': planSellerInvitation,
    'seller-invitation': inviteSeller,
  },
}
