import { describe, expect, it } from 'vitest'
import { removeSuccessor } from '@/lib/domain/members/commands/remove-successor'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createClosedPage, createRequest, createSuccessor, runAs } from '@/tests/factories/members'

async function withSuccessor() {
  const page = await createClosedPage()
  const successor = await createAccount()
  await createSuccessor(page.memorial, successor)
  await createRequest(page.memorial, successor)
  return { ...page, successor, of: { memorialId: page.memorial.id } }
}

describe('removing the successor', () => {
  it('by the owner refuses a waiting request and notifies the requester', async () => {
    const { owner, id, successor, of } = await withSuccessor()
    await runAs(removeSuccessor, owner, { id })
    expect(await db.memorialSuccessor.count({ where: of })).toBe(0)
    expect(await db.successionRequest.findFirst({ where: of })).toMatchObject({ status: 'refused' })
    const told = { recipient: successor.email, template: 'succession-decided' }
    expect(await db.mail.count({ where: told })).toBe(1)
  })

  it('by the successor withdraws the request', async () => {
    const { id, successor, of } = await withSuccessor()
    await runAs(removeSuccessor, successor, { id })
    expect(await db.memorialSuccessor.count({ where: of })).toBe(0)
    expect(await db.successionRequest.findFirst({ where: of })).toMatchObject({ status: 'withdrawn' })
  })
})
