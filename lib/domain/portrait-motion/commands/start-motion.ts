import 'server-only'
import { mostCostOere, reserveCost } from '@/lib/domain/made-works/costs'
import { consentTexts } from '@/lib/domain/made-works/provider-copy'
import { recordMade } from '@/lib/domain/made-works/record-made'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { canOwnMemorial } from '@/lib/domain/memorials/policy'
import { MotionError } from '@/lib/domain/portrait-motion/errors'
import { motionForm, portraitPath } from '@/lib/domain/portrait-motion/paths'
import { makeMotionQueue } from '@/lib/domain/portrait-motion/queues'
import { motionSeconds, motionsMost, startMotionInput } from '@/lib/domain/portrait-motion/schema'
import { portraitMover } from '@/lib/integrations/portrait-motion/portrait-motion'
import { defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Orders a film of a portrait, with the owner's consent as it was worded. Nothing is sent here: a job sends the picture
 * after this has committed. Throws NOT_FOUND without a provider, MOTION_OFF, MOTION_PICTURE, MOTION_UNDERWAY,
 * TOO_MANY_MOTIONS and PROVIDER_LIMIT.
 */
export const startMotion = defineCommand({
  name: 'portrait-motion.start-motion',
  session: 'required',
  input: startMotionInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canOwnMemorial,
  status: 201,
  run: async (context, { mediaId }, { id: memorialId }) => {
    const { tx, actor } = context
    const mover = portraitMover()
    if (!mover) throw new DomainError('NOT_FOUND')
    await lockMemorial(tx, memorialId)
    await assertRoom(tx, memorialId)
    const where = { id: mediaId, memorialId, kind: 'picture', status: 'ready', contributionId: null } as const
    if ((await tx.media.count({ where })) === 0) throw new MotionError('MOTION_PICTURE').at('mediaId')
    const { provider, model } = mover
    const by = { userId: actor.userId, name: actor.fullName }
    const cost = { userId: actor.userId, memorialId, provider, purpose: 'portrait_motion' } as const
    await reserveCost(tx, { ...cost, amountOere: mostCostOere.portrait_motion })
    const { id: madeId } = await recordMade(tx, {
      memorialId,
      kind: 'portrait_motion',
      madeBy: 'model',
      provider,
      model,
      asked: by,
      title: 'Et portræt, der bevæger sig',
      purpose: 'En film uden lyd, som kun familien på siden kan se.',
      sources: [{ type: 'picture', mediaId }],
      settings: { seconds: motionSeconds },
      consent: { text: consentTexts.portrait_motion(provider), ...by, at: new Date() },
    })
    await tx.portraitMotion.create({ data: { madeId, memorialId, sourceId: mediaId }, select: { madeId: true } })
    await context.enqueue(makeMotionQueue, { madeId })
    context.about({ type: 'memorial', id: memorialId, detail: { made: madeId } })
    return { id: madeId }
  },
  form: {
    name: motionForm,
    done: (_, { id = '' }) => `${portraitPath(id)}?gemt=sendt`,
    back: ({ id = '' }) => portraitPath(id),
  },
})

async function assertRoom(tx: Transaction, memorialId: string): Promise<void> {
  const page = await tx.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: { motionOffAt: true } })
  if (page.motionOffAt) throw new MotionError('MOTION_OFF')
  if ((await tx.portraitMotion.count({ where: { memorialId, status: 'making' } })) > 0) {
    throw new MotionError('MOTION_UNDERWAY')
  }
  if ((await tx.portraitMotion.count({ where: { memorialId } })) >= motionsMost) {
    throw new MotionError('TOO_MANY_MOTIONS', { limit: motionsMost })
  }
}
