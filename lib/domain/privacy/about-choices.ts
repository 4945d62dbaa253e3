import 'server-only'
import type { Database } from '@/lib/server/db'
import type { SignedIn } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'

/** The account's choices: its mails, and what happens to its pages when it is deleted. */
export async function aboutChoices(database: Database, { userId }: SignedIn) {
  const { mailFrequency, quietUntil, deletionDueAt, memorialFates } = await database.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      mailFrequency: true,
      quietUntil: true,
      deletionDueAt: true,
      memorialFates: {
        select: {
          kind: true,
          heirEmail: true,
          memorial: { select: { slug: true, firstName: true, middleName: true, lastName: true } },
        },
      },
    },
  })
  return {
    choices: {
      mailFrequency,
      quietUntil: quietUntil?.toISOString().slice(0, 10) ?? null,
      deletionDueAt,
      memorialsAfterDeletion: memorialFates.map(({ kind, heirEmail, memorial }) => ({
        memorial: fullName(memorial),
        slug: memorial.slug,
        kind,
        heirEmail,
      })),
    },
  }
}
