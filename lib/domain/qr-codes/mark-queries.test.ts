import { describe, expect, it } from 'vitest'
import { listCodeMarks } from '@/lib/domain/qr-codes/mark-queries'
import { codeMark } from '@/lib/shared/code-mark'
import { actorFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const anonymous = { kind: 'visitor', contributorHash: null } as const

describe('the marks of the codes that lead to a page', () => {
  it('are those of its working codes, and never the codes themselves', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner })
    const other = await createMemorial({ owner })
    const alone = await createCode({ owner, memorials: [memorial] })
    const shared = await createCode({ owner, memorials: [memorial, other] })
    await createCode({ owner, memorials: [other] })
    await createCode({ owner, memorials: [memorial], state: 'blocked' })
    await createCode({ owner, memorials: [memorial], state: 'retired' })
    const marks = await listCodeMarks(anonymous, { id: memorial.slug })
    expect(marks).toEqual([codeMark(alone.code), codeMark(shared.code)].sort())
    expect(JSON.stringify(marks)).not.toContain(alone.code)
  })

  it.each([{ state: 'draft' }, { visibility: 'members' }] as const)(
    'are not given for a page with %j',
    async (closed) => {
      const owner = await createAccount()
      const memorial = await createMemorial({ owner, ...closed })
      await createCode({ owner, memorials: [memorial] })
      for (const actor of [anonymous, actorFor(owner)]) {
        await expect(listCodeMarks(actor, { id: memorial.slug })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      }
    },
  )
})
