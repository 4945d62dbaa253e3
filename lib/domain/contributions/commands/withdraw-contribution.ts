import 'server-only'
import { lockContributions, recount } from '@/lib/domain/contributions/change-status'
import { getContributionSubject } from '@/lib/domain/contributions/contribution-rows'
import { recordFilmsWithdrawn } from '@/lib/domain/contributions/films-in-account'
import { contributionSections } from '@/lib/domain/contributions/form-names'
import { canWithdrawContribution } from '@/lib/domain/contributions/policy'
import { contributionIdInput, sentFromLayout, type WithdrawnView } from '@/lib/domain/contributions/schema'
import { removePictures } from '@/lib/domain/media/pictures/remove-pictures'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { userIdOf } from '@/lib/shared/actor'

/** Deletes the author's own post, approved or not, with its pictures and the links in mails. */
export const withdrawContribution = defineCommand({
  name: 'contributions.withdraw-contribution',
  session: 'optional',
  input: contributionIdInput,
  load: ({ id }, { actor }) => getContributionSubject(actor, id),
  authorize: canWithdrawContribution,
  run: async (context, { id }, { kind, memorial }): Promise<WithdrawnView> => {
    const { tx, actor } = context
    const [row] = await lockContributions(tx, [id])
    if (!row) throw new DomainError('NOT_FOUND')
    const { authorName: name } = await tx.contribution.findUniqueOrThrow({
      where: { id },
      select: { authorName: true },
    })
    await recordFilmsWithdrawn(tx, [id], { userId: userIdOf(actor), name })
    await removePictures(context, { contributionId: id })
    await tx.contribution.delete({ where: { id } })
    if (row.status === 'approved') await recount(tx, memorial.id, [row], [])
    context.about({ type: 'contribution', id, detail: { memorial: memorial.id, status: row.status } })
    return { id, kind, memorialSlug: memorial.slug }
  },
  form: {
    name: 'traek-tilbage',
    done: ({ memorialSlug, kind }, _, { layout }) =>
      `/${sentFromLayout.parse(layout)}/${memorialSlug}?tak=withdrawn#${contributionSections[kind]}`,
    // The post's page is no longer known.
    back: () => '/',
  },
})
