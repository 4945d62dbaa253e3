import { describe, expect, it } from 'vitest'
import { leaveMemorial } from '@/lib/domain/members/commands/leave-memorial'
import { createAccount } from '@/tests/factories/accounts'
import { createClosedPage, roleOf, runAs } from '@/tests/factories/members'
import { addMember } from '@/tests/factories/memorials'

describe('leaving a page', () => {
  it('is every member’s own choice, and closes it to them', async () => {
    const { memorial, id } = await createClosedPage()
    const [one, two] = [await createAccount(), await createAccount()]
    for (const member of [one, two]) await addMember(memorial, member, 'viewer')
    await runAs(leaveMemorial, one, { id })
    expect([await roleOf(memorial, one), await roleOf(memorial, two)]).toEqual([null, 'viewer'])
    await expect(runAs(leaveMemorial, one, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is not for the owner: a page is never without one', async () => {
    const { owner, memorial, id } = await createClosedPage()
    await expect(runAs(leaveMemorial, owner, { id })).rejects.toMatchObject({ code: 'OWNER_STAYS' })
    expect(await roleOf(memorial, owner)).toBe('owner')
  })
})
