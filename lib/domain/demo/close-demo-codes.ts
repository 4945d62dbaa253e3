import 'server-only'
import { demoActorName, demoReseller } from '@/lib/domain/accounts/demo-accounts'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { writeCodeEvents } from '@/lib/domain/qr-codes/code-row'
import type { RunContext } from '@/lib/server/command'

/** Blocks the codes that the demo produced, except those owned by other accounts. Returns how many. */
export async function closeDemoCodes(context: RunContext, accountIds: string[]): Promise<number> {
  const { tx } = context
  const codes = await tx.qrCode.findMany({
    where: {
      state: { notIn: ['blocked', 'retired'] },
      AND: [
        { OR: [{ ownerId: null }, { ownerId: { in: accountIds } }] },
        {
          OR: [
            { events: { some: { kind: 'produced', actorName: demoActorName } } },
            { events: { some: { kind: 'produced', actorId: { in: accountIds } } } },
            { reseller: { cvr: demoReseller.cvr, companyName: demoReseller.companyName } },
          ],
        },
      ],
    },
    orderBy: { id: 'asc' },
    select: { id: true, code: true, state: true },
  })
  for (const { id, state } of codes) {
    await tx.qrCode.update({ where: { id }, data: { state: 'blocked', stateBeforeBlock: state } })
  }
  const lines = codes.map(({ id }) => ({ qrCodeId: id, reason: 'Koden hører til en demonstration, der er slut.' }))
  await writeCodeEvents(tx, { kind: 'blocked', ...codeActor(context.actor) }, lines)
  context.refreshPages(codes.map(({ code }) => `/memorial/${code}`))
  return codes.length
}
