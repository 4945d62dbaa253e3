import { describe, expect, test } from 'vitest'
import { approveContribution } from '@/lib/domain/contributions/commands/approve-contribution'
import { rejectContribution } from '@/lib/domain/contributions/commands/reject-contribution'
import { withdrawContribution } from '@/lib/domain/contributions/commands/withdraw-contribution'
import { deleteOldRejected } from '@/lib/domain/contributions/personal-data'
import { listMade } from '@/lib/domain/made-works/queries'
import { execute } from '@/lib/server/command'
import { hashToken } from '@/lib/server/tokens'
import { actorFor, callerFor, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createPage } from '@/tests/factories/greetings'
import { createPicture } from '@/tests/factories/media'
import { sendMoving } from '@/tests/factories/moving-greetings'

type Page = Awaited<ReturnType<typeof createPage>>

/** What the owner reads of the page's only made thing. */
async function accountOf({ owner, memorial }: Page) {
  const { items } = await listMade(actorFor(owner), { id: memorial.id })
  return items[0]
}

describe('the account of a greeting that moves says', () => {
  test('who approved it first, and not before', async () => {
    const page = await createPage()
    const { result } = await sendMoving(page.memorial)
    expect(await accountOf(page)).toMatchObject({ approved: null })
    const caller = callerFor(actorFor(page.owner))
    await execute(approveContribution, caller, { id: result.id })
    const first = await accountOf(page)
    expect(first).toMatchObject({ approved: { by: page.owner.fullName } })
    await execute(rejectContribution, caller, { id: result.id })
    await execute(approveContribution, caller, { id: result.id })
    expect(await accountOf(page)).toEqual(first)
  })

  test('that the page shows greetings at once, or that a moderator sent it', async () => {
    const page = await createPage({ guestbookMode: 'at_once' })
    await sendMoving(page.memorial)
    expect(await accountOf(page)).toMatchObject({ approved: { by: 'Siden viser hilsner med det samme' } })
    const own = await createPage()
    await sendMoving(own.memorial, {}, callerFor(actorFor(own.owner)))
    expect(await accountOf(own)).toMatchObject({ approved: { by: own.owner.fullName } })
  })

  test('who took it away: its writer, or the family by rejecting it', async () => {
    const page = await createPage()
    const device = callerFor(visitor(hashToken('telefonen')))
    const { result } = await sendMoving(page.memorial, {}, device)
    await execute(withdrawContribution, device, { id: result.id })
    expect(await accountOf(page)).toMatchObject({ withdrawn: { by: 'Bodil Krogh' } })

    const other = await createPage()
    const { result: rejected } = await sendMoving(other.memorial)
    await execute(rejectContribution, callerFor(actorFor(other.owner)), { id: rejected.id })
    await deleteOldRejected(new Date(Date.now() + 60_000))
    expect(await accountOf(other)).toMatchObject({ withdrawn: { by: 'Familien afviste hilsenen' } })
  })

  test('its choices in Danish, and only pictures that the page offered', async () => {
    const page = await createPage()
    const { id: contributionId } = await createContribution({ memorial: page.memorial })
    const ofPost = await createPicture({ memorial: page.memorial, contributionId })
    const ofPage = await createPicture({ memorial: page.memorial })
    await sendMoving(page.memorial, { fromPage: [ofPost.id, ofPage.id] })
    const account = await accountOf(page)
    expect(account?.pictures).toBe(1)
    expect(account?.settings).toHaveLength(4)
    const inWords = [
      { label: 'Det, der bevæger sig', value: 'Blade, der falder' },
      { label: 'Længde i sekunder', value: '8' },
      { label: 'Nummer, som det følger af', value: '4711' },
      { label: 'Tegnet i', value: 'Afsenderens browser' },
    ]
    expect(account?.settings).toEqual(expect.arrayContaining(inWords))
  })
})
