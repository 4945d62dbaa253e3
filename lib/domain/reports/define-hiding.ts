import 'server-only'
import type { ContentIds } from '@/lib/domain/reports/load-target'
import { bringBackInput, takeDownInput } from '@/lib/domain/reports/schema'
import { bringBackUnreported, hideUnreported } from '@/lib/domain/reports/take-down'
import { canHandleCases } from '@/lib/domain/support/policy'
import { defineCommand, nothing } from '@/lib/server/command'

type Content = 'memorial' | 'contribution' | 'media'

const idsOf: Record<Content, (id: string) => ContentIds> = {
  memorial: (memorialId) => ({ memorialId }),
  contribution: (contributionId) => ({ contributionId }),
  media: (mediaId) => ({ mediaId }),
}

const asked = { session: 'required', confirms: true, load: nothing, authorize: canHandleCases } as const

/** A command by which an administrator hides unreported content. */
export const defineHiding = (name: string, type: Content) =>
  defineCommand({
    ...asked,
    name,
    input: takeDownInput,
    run: async (context, { id, ground, reasons }) => {
      const done = await hideUnreported(context, idsOf[type](id), { ground, reasons })
      context.about({ type, id, detail: { ground, case: done.number } })
      return done
    },
  })

/** A command by which an administrator shows hidden content again. */
export const defineReturn = (name: string, type: Content) =>
  defineCommand({
    ...asked,
    name,
    input: bringBackInput,
    run: async (context, { id, reasons }) => {
      const done = await bringBackUnreported(context, idsOf[type](id), reasons)
      context.about({ type, id, detail: { case: done.number } })
      return done
    },
  })
