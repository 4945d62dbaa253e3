import 'server-only'
import { forgetMember } from '@/lib/domain/members/forget-member'
import { leaveReseller } from '@/lib/domain/resellers/leave-reseller'
import type { Transaction } from '@/lib/server/db'

/**
 * Takes a person out of what outlives the account: posts, photographs and the workshop's papers keep the name they were
 * signed with, codes what happened to them, cases their thread, but nothing leads back to the account. Invitations to
 * take pages over stay open. Then the account itself goes, with sessions, links, messages, choices and memberships.
 */
export async function forgetPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.contribution.updateMany({ where: { userId }, data: { userId: null } })
  await tx.contribution.updateMany({ where: { decidedById: userId }, data: { decidedById: null } })
  const [made, byNobody] = [{ where: { createdById: userId } }, { data: { createdById: null } }]
  await tx.media.updateMany({ ...made, ...byNobody })
  await tx.mediaVersion.updateMany({ ...made, ...byNobody })
  await tx.timelineEvent.updateMany({ ...made, ...byNobody })
  await tx.stonePhoto.updateMany({ where: { takenById: userId }, data: { takenById: null } })
  await tx.qrPackage.updateMany({ ...made, ...byNobody })
  await tx.artworkExport.updateMany({ ...made, ...byNobody })
  await tx.artworkFile.updateMany({ where: { releasedById: userId }, data: { releasedById: null } })
  await tx.proofSheet.updateMany({ ...made, ...byNobody })
  await tx.proofSheet.updateMany({ where: { sentById: userId }, data: { sentById: null } })
  await tx.productionBatch.updateMany({ ...made, ...byNobody })
  await tx.productionBatch.updateMany({ where: { receivedById: userId }, data: { receivedById: null } })
  await tx.pieceEvent.updateMany({ where: { actorId: userId }, data: { actorId: null } })
  await tx.qrEvent.updateMany({ where: { actorId: userId }, data: { actorId: null, actorName: null } })
  await tx.supportEntry.updateMany({ where: { authorId: userId }, data: { authorId: null } })
  await tx.report.updateMany({ where: { decidedById: userId }, data: { decidedById: null } })
  await tx.accessToken.updateMany({
    where: { userId, kind: 'memorial_handover', usedAt: null, expiresAt: { gt: new Date() } },
    data: { userId: null },
  })
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  await forgetMember(tx, { id: userId, email })
  await leaveReseller(tx, { id: userId, email })
  await tx.user.delete({ where: { id: userId } })
}
