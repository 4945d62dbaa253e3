import { expect, it } from 'vitest'
import { openOwnStory } from '@/lib/domain/members/commands/open-own-story'
import { removeMember } from '@/lib/domain/members/commands/remove-member'
import { takeBackPage } from '@/lib/domain/members/commands/take-back-page'
import { findOpenedStory } from '@/lib/domain/members/succession-queries'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { actorFor, createAccount } from '@/tests/factories/accounts'
import { createInvitation, createOwnStory, roleOf, runAs } from '@/tests/factories/members'
import { addMember } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

async function opened() {
  const story = await createOwnStory({ askedDaysAgo: 8 })
  await runAs(openOwnStory, story.successor, { id: story.id, died: '2026-03-02' })
  return story
}

const openedDaysAgo = (memorial: { id: string }, days: number) =>
  db.memorial.update({
    where: { id: memorial.id },
    data: { ownStoryOpenedAt: new Date(Date.now() - days * dayMs - 60_000) },
  })

it('the writer who lives has the page again, closed, and without those who came since', async () => {
  const { writer, successor, memorial, id } = await opened()
  await createCode({ owner: successor, memorials: [memorial] })
  await runAs(updateMemorial, successor, { id, state: 'published' })
  const guest = await createAccount()
  await addMember(memorial, guest, 'editor')
  const invitation = await createInvitation(memorial)
  expect(await findOpenedStory(actorFor(writer), { id })).toMatchObject({ ownerName: 'Lise Holm' })
  await runAs(takeBackPage, writer, { id })
  expect(await db.memorial.findUniqueOrThrow({ where: { id: memorial.id } })).toMatchObject({
    isOwnStory: true,
    state: 'draft',
    diedYear: null,
    ownStoryOpenedAt: null,
  })
  expect([await roleOf(memorial, writer), await roleOf(memorial, successor), await roleOf(memorial, guest)]).toEqual([
    'owner',
    null,
    null,
  ])
  const { revokedAt } = await db.memorialInvitation.findUniqueOrThrow({ where: { id: invitation.id } })
  expect(revokedAt).not.toBeNull()
  expect(await db.mail.count({ where: { recipient: successor.email, template: 'own-story-taken-back' } })).toBe(1)
})

it('also when the one who opened it removed the writer', async () => {
  const { writer, successor, memorial, id } = await opened()
  await runAs(removeMember, successor, { id, userId: writer.id })
  expect(await findOpenedStory(actorFor(writer), { id })).not.toBeNull()
  await runAs(takeBackPage, writer, { id })
  expect(await roleOf(memorial, writer)).toBe('owner')
})

it('not after thirty days, and not before it was opened', async () => {
  const { writer, memorial, id } = await opened()
  await openedDaysAgo(memorial, 30)
  expect(await findOpenedStory(actorFor(writer), { id })).toBeNull()
  await expect(runAs(takeBackPage, writer, { id })).rejects.toMatchObject({ code: 'TAKE_BACK_OVER' })
  const story = await createOwnStory()
  await expect(runAs(takeBackPage, story.writer, { id: story.id })).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('not for anybody else', async () => {
  const { successor, id } = await opened()
  await expect(runAs(takeBackPage, successor, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await findOpenedStory(actorFor(successor), { id })).toBeNull()
})
