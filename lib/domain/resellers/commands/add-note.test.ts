import { describe, expect, it } from 'vitest'
import { addNote } from '@/lib/domain/resellers/commands/add-note'
import { findResellerForAdmins } from '@/lib/domain/resellers/console-queries'
import { getOwnReseller } from '@/lib/domain/resellers/queries'
import { execute } from '@/lib/server/command'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

describe('a note about a reseller', () => {
  it('is read by administrators, newest first, and never by the reseller', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const administrator = administratorFor(await createAccount({ isAdmin: true, fullName: 'Anne Bach' }))
    for (const text of ['Ringede.', 'Fik svar.'])
      await execute(addNote, callerFor(administrator), { id: reseller.id, text })
    const view = await findResellerForAdmins(administrator, { id: reseller.id })
    expect(view?.notes.map(({ authorName, text }) => [authorName, text])).toEqual([
      ['Anne Bach', 'Fik svar.'],
      ['Anne Bach', 'Ringede.'],
    ])
    const owner = resellerFor(user, reseller)
    expect(JSON.stringify(await getOwnReseller(owner))).not.toContain('Ringede')
    await expect(findResellerForAdmins(owner, { id: reseller.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('is not empty, not on an unknown reseller, and not written by others', async () => {
    const user = await createAccount()
    const reseller = await createReseller(user)
    const administrator = administratorFor(await createAccount({ isAdmin: true }))
    const note = { id: reseller.id, text: 'Ringede.' }
    await expect(execute(addNote, callerFor(administrator), { ...note, text: ' ' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await expect(
      execute(addNote, callerFor(administrator), { ...note, id: crypto.randomUUID() }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(execute(addNote, callerFor(visitor()), note)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(execute(addNote, callerFor(resellerFor(user, reseller)), note)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
