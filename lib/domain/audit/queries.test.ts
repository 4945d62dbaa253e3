import { v7 as newUuidV7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { getAuditFile, listAudit, listAuditAbout, listAuditOfAccount } from '@/lib/domain/audit/queries'
import { auditListInput } from '@/lib/domain/audit/schema'
import { db, type Prisma } from '@/lib/server/db'
import { administratorFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const filter = (values: object = {}) => auditListInput.parse(values)
const fullAdministrator = async () => administratorFor(await createAccount({ isAdmin: true, staffScope: 'full' }))

async function write(row: Partial<Prisma.AuditEntryUncheckedCreateInput>) {
  await db.auditEntry.create({ data: { command: 'memorials.update-memorial', actorKind: 'user', ...row } })
}

describe('the audit log', () => {
  it('says in Danish who did what to which record, without text that a family wrote', async () => {
    const administrator = await createAccount({ isAdmin: true, fullName: 'Anne Bach' })
    const other = await createAccount({ fullName: 'Åse Ærø' })
    const { id, code } = await createCode()
    await write({
      command: 'code-desk.give-code',
      actorKind: 'administrator',
      actorId: administrator.id,
      subjectType: 'qr_code',
      subjectId: id,
      detail: { reason: 'Forkert konto.', toAccount: other.id, answer: 'Vi græd, da vi så den.', upload: 'abc' },
    })
    const [line] = await listAuditAbout(await fullAdministrator(), { type: 'qr_code', id, most: 10 })
    expect(line).toMatchObject({
      actor: { name: `Anne Bach (${administrator.username})`, href: `/admin/users/${administrator.id}` },
      what: 'gav en kode til en anden konto',
      about: { name: `${code.slice(0, 5)}-${code.slice(5)}` },
      details: [`Til: Åse Ærø (${other.username})`, 'Begrundelse: Forkert konto.'],
    })
    expect(JSON.stringify(line)).not.toContain('græd')
  })

  it('is filtered by actor, command, subject and Danish day', async () => {
    const actor = await fullAdministrator()
    const user = await createAccount({ username: `log-${newUuidV7().slice(-12)}` })
    const memorial = await createMemorial({ owner: user })
    const { id, code } = await createCode()
    const by = { actorId: user.id }
    // 23:30 in Denmark on the 2nd, then 00:30 on the 3rd.
    await write({ ...by, at: new Date('2020-02-02T22:30:00Z'), subjectType: 'memorial', subjectId: memorial.id })
    await write({ ...by, at: new Date('2020-02-02T23:30:00Z'), subjectType: 'qr_code', subjectId: id })
    const found = async (values: object) =>
      (await listAudit(actor, filter(values))).items.map(({ about }) => about?.name ?? null)
    const name = `${code.slice(0, 5)}-${code.slice(5)}`
    expect(await found({ search: user.username })).toEqual([name, 'Karen Holm'])
    expect(await found({ search: user.username, to: '2020-02-02' })).toEqual(['Karen Holm'])
    expect(await found({ search: user.username, from: '2020-02-03', to: '2020-02-03' })).toEqual([name])
    expect(await found({ about: memorial.slug, from: '2020-02-02', to: '2020-02-02' })).toEqual(['Karen Holm'])
    expect(await found({ about: name, to: '2020-02-03', what: 'memorials' })).toEqual([name])
    expect(await found({ search: user.username, what: 'support' })).toEqual([])
    expect(await found({ search: 'findes-slet-ikke' })).toEqual([])
  })

  it('continues after the previous page, even among entries of the same moment', async () => {
    const { id } = await createAccount()
    const at = new Date('2021-01-01T12:00:00Z')
    await db.auditEntry.createMany({
      data: Array.from({ length: 120 }, (_, n) => ({
        at,
        actorKind: 'user',
        actorId: id,
        command: 'accounts.log-in',
        detail: { count: n },
      })),
    })
    const actor = await fullAdministrator()
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await listAudit(actor, filter({ search: id, ...(cursor ? { cursor } : {}) }))
      seen.push(...page.items.map((line) => line.id))
      cursor = page.nextCursor
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
  })

  it('shows what an account did and what was done to it, newest first', async () => {
    const user = await createAccount()
    await write({ actorId: user.id, at: new Date('2021-01-01'), command: 'accounts.log-in' })
    await write({
      actorKind: 'administrator',
      subjectType: 'user',
      subjectId: user.id,
      at: new Date('2021-01-02'),
      command: 'account-desk.disable-account',
    })
    const lines = await listAuditOfAccount(await fullAdministrator(), { userId: user.id, most: 10 })
    expect(lines.map(({ what }) => what)).toEqual(['lukkede en konto', 'loggede ind'])
  })

  it('exports a CSV without live formulas, and logs the download', async () => {
    const user = await createAccount({ fullName: '=cmd|calc' })
    await write({ actorId: user.id })
    const actor = await fullAdministrator()
    const { body } = await getAuditFile(actor, filter({ search: user.id }))
    expect(await new Response(body).text()).toContain("'=cmd|calc")
    expect(await db.auditEntry.count({ where: { command: 'audit.save-log', actorId: actor.userId } })).toBe(1)
  })
})
