import 'server-only'
import {
  assertNotReplaced,
  codeActor,
  lockCodeRow,
  type QrCodeRow,
  stateInUse,
  writeCodeEvent,
} from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { generateCodes } from '@/lib/domain/qr-codes/generate-codes'
import { aboutOneCode } from '@/lib/domain/qr-codes/manage-code'
import { defineCommand, type RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/**
 * Replaces a code that was lost, stolen or copied with a new one: same package, owner, pages and stock. The old one is
 * blocked and keeps its data. Of two concurrent calls the second is refused.
 */
export const replaceCode = defineCommand({
  name: 'qr-codes.replace-code',
  ...aboutOneCode,
  status: 201,
  async run(context, { reason }, { id }) {
    const old = await lockCodeRow(context.tx, { id })
    await assertNotReplaced(context.tx, old)
    if (old.state === 'retired') throw new QrCodeError('QR_CODE_RETIRED')
    const made = await makeSuccessor(context, old)
    await blockOld(context, old, made.id, reason)
    const actor = codeActor(context.actor)
    const reasonWith = (code: string) => `${formatTextCode(code)}. ${reason}`.slice(0, 500)
    await writeCodeEvent(context.tx, { qrCodeId: old.id, kind: 'replaced', reason: reasonWith(made.code), ...actor })
    await writeCodeEvent(context.tx, { qrCodeId: made.id, kind: 'replaces', reason: reasonWith(old.code), ...actor })
    context.about({ type: 'qr_code', id: old.id, detail: { reason, newCode: made.code } })
    return { code: old.code, newCode: made.code, formattedNewCode: formatTextCode(made.code) }
  },
})

async function makeSuccessor({ tx, actor }: RunContext, old: QrCodeRow): Promise<{ id: string; code: string }> {
  const { packageId, resellerId, handedOverAt, claimedAt } = await tx.qrCode.findUniqueOrThrow({
    where: { id: old.id },
    select: { packageId: true, resellerId: true, handedOverAt: true, claimedAt: true },
  })
  const [made] = await generateCodes(tx, {
    packageId,
    count: 1,
    withActivation: old.package.requiresActivation,
    ...codeActor(actor),
  })
  if (!made) throw new DomainError('CONFLICT')
  await tx.qrPackage.update({ where: { id: packageId }, data: { count: { increment: 1 }, made: { increment: 1 } } })
  await tx.qrCode.update({
    where: { id: made.id },
    data: { ownerId: old.ownerId, claimedAt, resellerId, handedOverAt, state: stateInUse(old) },
  })
  await tx.qrLink.createMany({ data: old.links.map((link) => ({ ...link, qrCodeId: made.id })) })
  // The page prepared for the family moves along.
  await tx.preparedPage.updateMany({ where: { qrCodeId: old.id }, data: { qrCodeId: made.id } })
  return made
}

async function blockOld({ tx, actor }: RunContext, old: QrCodeRow, newId: string, reason: string) {
  const isBlocked = old.state === 'blocked'
  await tx.qrCode.update({
    where: { id: old.id },
    data: { replacedById: newId, ...(isBlocked ? {} : { state: 'blocked', stateBeforeBlock: old.state }) },
  })
  if (!isBlocked) await writeCodeEvent(tx, { qrCodeId: old.id, kind: 'blocked', reason, ...codeActor(actor) })
}
