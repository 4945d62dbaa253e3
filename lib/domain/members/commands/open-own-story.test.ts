import { describe, expect, it } from 'vitest'
import { openOwnStory } from '@/lib/domain/members/commands/open-own-story'
import { refuseSuccession } from '@/lib/domain/members/commands/refuse-succession'
import { requestSuccession } from '@/lib/domain/members/commands/request-succession'
import { findRefusal, findSuccession } from '@/lib/domain/members/succession-queries'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { db } from '@/lib/server/db'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createOwnStory, roleOf, runAs, tokenFor } from '@/tests/factories/members'
import { addMember } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const died = '2026-03-02'
const rowOf = (memorial: { id: string }) => db.memorial.findUniqueOrThrow({ where: { id: memorial.id } })

describe('an own story', () => {
  it('cannot be shown, neither by its writer nor past every check of the service', async () => {
    const { writer, memorial, id } = await createOwnStory()
    await createCode({ owner: writer, memorials: [memorial] })
    await expect(runAs(updateMemorial, writer, { id, state: 'published' })).rejects.toMatchObject({ code: 'OWN_STORY' })
    for (const state of ['published', 'memorialised'] as const) {
      await expect(db.memorial.update({ where: { id: memorial.id }, data: { state } })).rejects.toThrow(
        'Memorial_own_story_is_not_shown',
      )
    }
    expect(await rowOf(memorial)).toMatchObject({ state: 'draft', isOwnStory: true })
  })

  it('tells its writer when the time is said to have come, who has seven days to refuse by the mail', async () => {
    const { writer, successor, memorial, id } = await createOwnStory()
    await runAs(requestSuccession, successor, { id, reason: 'Birgit døde i marts.' })
    const token = await tokenFor(writer.email, 'succession-requested')
    expect(await findRefusal(visitor(), { token })).toMatchObject({ kind: 'open', name: 'Lise Holm' })
    await runAs(refuseSuccession, null, { token })
    await expect(runAs(openOwnStory, successor, { id, died })).rejects.toMatchObject({ code: 'STORY_NOT_ASKED' })
    expect(await rowOf(memorial)).toMatchObject({ isOwnStory: true, diedYear: null })
  })
})

describe('opening an own story', () => {
  it('is for the successor when the writer’s days are over, and the page can then be published', async () => {
    const { writer, successor, memorial, id } = await createOwnStory({ askedDaysAgo: 7 })
    expect(await findSuccession(actorFor(successor), { id })).toMatchObject({ isOwnStory: true, canOpen: true })
    await runAs(openOwnStory, successor, { id, died })
    expect([await roleOf(memorial, successor), await roleOf(memorial, writer)]).toEqual(['owner', 'editor'])
    expect(await rowOf(memorial)).toMatchObject({
      isOwnStory: false,
      state: 'draft',
      diedYear: 2026,
      diedMonth: 3,
      diedDay: 2,
    })
    expect(await db.successionRequest.findFirst({ where: { memorialId: memorial.id } })).toMatchObject({
      status: 'granted',
    })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: writer.email, template: 'own-story-opened' } })
    expect(mail.text).toContain(`/memorial/${memorial.slug}/admin/own-story`)
    await createCode({ owner: successor, memorials: [memorial] })
    await runAs(updateMemorial, successor, { id, state: 'published' })
    expect(await rowOf(memorial)).toMatchObject({ state: 'published' })
  })

  it('waits for the writer’s days, and for the successor’s word that the time has come', async () => {
    const early = await createOwnStory({ askedDaysAgo: 6 })
    expect(await findSuccession(actorFor(early.successor), { id: early.id })).toMatchObject({ canOpen: false })
    await expect(runAs(openOwnStory, early.successor, { id: early.id, died })).rejects.toMatchObject({
      code: 'SUCCESSION_EARLY',
    })
    const unasked = await createOwnStory()
    await expect(runAs(openOwnStory, unasked.successor, { id: unasked.id, died })).rejects.toMatchObject({
      code: 'STORY_NOT_ASKED',
    })
  })

  it('is left to administrators when the writer could not be told', async () => {
    const { writer, successor, memorial, id } = await createOwnStory({ askedDaysAgo: 8 })
    await db.user.update({ where: { id: writer.id }, data: { emailConfirmedAt: null } })
    await expect(runAs(openOwnStory, successor, { id, died })).rejects.toMatchObject({ code: 'STORY_UNANSWERED' })
    await db.memorialMember.deleteMany({ where: { memorialId: memorial.id } })
    await expect(runAs(openOwnStory, successor, { id, died })).rejects.toMatchObject({ code: 'STORY_UNANSWERED' })
    expect(await findSuccession(actorFor(successor), { id })).toMatchObject({ canOpen: false })
    expect(await rowOf(memorial)).toMatchObject({ isOwnStory: true })
  })

  it('is at once for an owner whom the writer gave the page to, and never for the writer', async () => {
    const { writer, memorial, id } = await createOwnStory()
    await expect(runAs(openOwnStory, writer, { id, died })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const heir = await createAccount()
    await db.memorialMember.updateMany({ where: { memorialId: memorial.id }, data: { role: 'editor' } })
    await addMember(memorial, heir, 'owner')
    await runAs(openOwnStory, heir, { id, died })
    expect(await rowOf(memorial)).toMatchObject({ isOwnStory: false, ownStoryById: writer.id })
    await expect(runAs(openOwnStory, heir, { id, died })).rejects.toMatchObject({ code: 'STORY_IS_OPEN' })
  })

  it('changes nothing with a death before the birth', async () => {
    const { successor, memorial, id } = await createOwnStory({ askedDaysAgo: 8 })
    await db.memorial.update({ where: { id: memorial.id }, data: { bornYear: 1950 } })
    await expect(runAs(openOwnStory, successor, { id, died: '1949-01-01' })).rejects.toMatchObject({
      code: 'DATES_OUT_OF_ORDER',
    })
    expect(await rowOf(memorial)).toMatchObject({ isOwnStory: true, diedYear: null })
    expect(await roleOf(memorial, successor)).toBeNull()
  })

  it('is still possible after the writer deleted their account, for whoever has the page then', async () => {
    const { writer, memorial, id } = await createOwnStory()
    const heir = await createAccount()
    await db.memorialMember.deleteMany({ where: { memorialId: memorial.id } })
    await addMember(memorial, heir, 'owner')
    await db.user.delete({ where: { id: writer.id } })
    expect(await rowOf(memorial)).toMatchObject({ isOwnStory: true, ownStoryById: null })
    await runAs(openOwnStory, heir, { id, died })
    expect(await rowOf(memorial)).toMatchObject({ isOwnStory: false })
  })
})
