import 'server-only'
import { z } from 'zod'
import { portalFormName } from '@/lib/domain/payments/copy'
import { cardPath } from '@/lib/domain/payments/paths'
import { loadOwnCard, readSavedCard } from '@/lib/domain/settlement/card-queries'
import { defineCommand } from '@/lib/server/command'
import { isSignedIn } from '@/lib/shared/actor'

/**
 * Reads the saved card again after its payer was at the provider's page, for the payer and for our own job. A renewal
 * that was refused is tried with the new card soon, also after the last of its own tries. Throws NOT_FOUND and
 * CARD_UNAVAILABLE.
 */
export const readCard = defineCommand({
  name: 'settlement.read-card',
  session: 'optional',
  input: z.object({ subscription: z.uuid('Vi kender den ikke.') }),
  limits: (_input, { address }) => [{ name: 'read-card', key: address, points: 60, seconds: 3600 }],
  load: ({ subscription }, { actor }) => loadOwnCard(subscription, actor),
  authorize: (actor) => actor.kind === 'system' || isSignedIn(actor),
  prepare: async (_input, _caller, { customerRef }) => (customerRef ? readSavedCard(customerRef) : null),
  run: async ({ tx, about }, _input, { id, cardRef }, card) => {
    about({ type: 'subscription', id })
    if (!card) return { card: null }
    await tx.subscription.update({
      where: { id },
      data: { cardRef: card.cardRef, cardLabel: card.label.slice(0, 60) },
    })
    if (card.cardRef !== cardRef) {
      await tx.subscription.updateMany({
        where: {
          id,
          status: 'active',
          renewal: 'card',
          cancelledAt: null,
          failedCharges: { gt: 0 },
          OR: [{ nextChargeAt: null }, { nextChargeAt: { gt: new Date() } }],
        },
        data: { nextChargeAt: new Date() },
      })
    }
    return { card: card.label }
  },
  form: {
    name: portalFormName,
    // There is the card that is charged from now on, or the way to change it again.
    done: (_, _params, { subscription }) => cardPath(String(subscription)),
    back: (_, { subscription }) => `${cardPath(String(subscription))}&retur=1`,
  },
})
