import 'server-only'
import { getDemoCard } from '@/lib/domain/demo/demo-payments'
import { demoCardFormName, demoPortalPath } from '@/lib/domain/demo/paths'
import { changeDemoCardInput } from '@/lib/domain/demo/schema'
import { changeStandInCard } from '@/lib/integrations/payments/stand-in-controls'
import { anyone, defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Changes the saved card on the demonstration's card page, also to one that is refused when it is charged. */
export const changeDemoCard = defineCommand({
  name: 'demo.change-demo-card',
  input: changeDemoCardInput,
  session: 'optional',
  limits: (_, { address }) => [{ name: 'demo-card', key: address, points: 60, seconds: 600 }],
  load: ({ portal }) => getDemoCard(portal),
  authorize: anyone,
  prepare: ({ portal, card }) => changeStandInCard(portal, card === 'accepted' ? 'paid' : 'card_declined'),
  run: async (context, { portal, card }, _, changed) => {
    if (!changed) throw new DomainError('CONFLICT')
    context.about({ type: 'demo', id: portal, detail: { card } })
    return { ok: true }
  },
  form: {
    name: demoCardFormName,
    done: (_, { portal }) => `${demoPortalPath(portal)}?gemt=kort`,
    back: ({ portal }) => demoPortalPath(portal),
  },
})
