import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import type { UserView } from '@/lib/domain/accounts/schema'
import { requestDeletion } from '@/lib/domain/privacy/commands/request-deletion'
import { type Caller, execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, signIn, testPassword } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPicture } from '@/tests/factories/media'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

export type Household = Awaited<ReturnType<typeof createHousehold>>

/**
 * A family with everything a family can have: pages with pictures and posts, a code on the stone, members, a case.
 */
export async function createHousehold(fullName: string) {
  const owner = await createAccount({ fullName })
  const editor = await createAccount({ fullName: `${fullName}s redaktør` })
  const memorial = await createMemorial({ owner, firstName: 'Ellen', lastName: fullName, epitaph: 'Tak for alt' })
  const draft = await createMemorial({ owner, firstName: 'Aage', lastName: fullName, state: 'draft' })
  await addMember(memorial, editor, 'editor')
  const picture = await createPicture({ memorial, caption: 'I haven' })
  await db.memorial.update({ where: { id: memorial.id }, data: { portraitId: picture.id } })
  await db.media.update({ where: { id: picture.id }, data: { createdById: owner.id } })
  const code = await createCode({ owner, memorials: [memorial] })
  const greeting = await createContribution({ memorial, status: 'approved', decidedById: owner.id })
  await createContribution({ memorial, kind: 'candle', status: 'approved' })
  await db.notification.create({
    data: { userId: owner.id, kind: 'contribution_received', memorialId: memorial.id, contributionId: greeting.id },
  })
  await db.termsAcceptance.create({ data: { userId: owner.id, document: 'terms', version: '1' } })
  await createCase(owner)
  return { owner, editor, memorial, draft, picture, code, greeting, pages: [memorial.id, draft.id] }
}

async function createCase({ id: userId, fullName, email }: UserView): Promise<void> {
  await db.supportCase.create({
    data: {
      topic: 'question',
      subject: 'Et spørgsmål',
      name: fullName,
      email,
      emailKey: email.toLowerCase(),
      userId,
      entries: {
        create: [
          { kind: 'from_sender', authorId: userId, authorName: fullName, text: 'Hvordan skifter jeg billede?' },
          { kind: 'note', authorName: 'Huset', text: 'En intern note' },
        ],
      },
    },
  })
}

/** Requests the deletion as this account, on a device of its own. Returns the caller. */
export async function askForDeletion(
  user: UserView,
  choices: Record<string, object> = {},
  password: string = testPassword,
): Promise<Caller> {
  const caller = callerFor((await signIn(user)).actor)
  await execute(requestDeletion, caller, { choices, password })
  return caller
}

/** Moves the deletion's due date into the past, with all mails sent. */
export async function letTimePass({ id, email }: { id: string; email: string }): Promise<void> {
  await db.mail.updateMany({ where: { recipient: email }, data: { status: 'sent', sentAt: new Date() } })
  await db.user.update({ where: { id }, data: { deletionDueAt: new Date(Date.now() - 1000) } })
}

/** A handover invitation, as in the mail. */
export function inviteHeir(giver: { id: string }, memorial: { id: string }, email: string): Promise<string> {
  const about = { kind: 'memorial_handover' as const, userId: giver.id, memorialId: memorial.id, email }
  return db.$transaction((tx) => createAccessToken(tx, { ...about, validMs: 3600_000 }))
}
