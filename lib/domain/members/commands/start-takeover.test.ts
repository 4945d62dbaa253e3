import { describe, expect, it } from 'vitest'
import { decideSuccession } from '@/lib/domain/members/commands/decide-succession'
import { refuseSuccession } from '@/lib/domain/members/commands/refuse-succession'
import { startTakeover } from '@/lib/domain/members/commands/start-takeover'
import { listRequests } from '@/lib/domain/members/succession-queries'
import { registerHeir } from '@/lib/domain/privacy/commands/register-heir'
import { findInvitation } from '@/lib/domain/privacy/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { administrator } from '@/tests/factories/console'
import { createClosedPage, roleOf, tokenFor } from '@/tests/factories/members'

const evidence = {
  evidenceKind: 'probate',
  evidenceOn: '2026-03-03',
  evidenceFrom: 'Skifteretten i Aarhus',
  evidenceNote: 'Ligger i mappen for 2026.',
}
const reason = 'Ejeren døde i marts, og datteren er eneste arving.'
const answer = 'Vi har set skifteretsattesten.'
let count = 0

async function begun(input: object) {
  const page = await createClosedPage()
  const { actor, caller } = await administrator()
  const start = (more: object = {}) =>
    execute(startTakeover, caller, { id: page.memorial.slug, reason, ...evidence, ...input, ...more })
  const { id: requestId } = (await start()).result
  const age = (days: number) =>
    db.successionRequest.update({
      where: { id: requestId },
      data: { createdAt: new Date(Date.now() - days * dayMs - 60_000) },
    })
  const decide = (decision: 'grant' | 'refuse') => execute(decideSuccession, caller, { requestId, decision, answer })
  return { ...page, actor, caller, requestId, start, age, decide }
}

const mailTo = (recipient: string, template: string) =>
  db.mail.findFirst({ where: { recipient, template }, orderBy: { id: 'desc' } })

describe('a takeover on written evidence, for somebody with an account', () => {
  it('notifies the owner, who has fourteen days to refuse, and shows administrators the evidence', async () => {
    const daughter = await createAccount({ fullName: 'Lise Holm' })
    const { owner, memorial, actor, requestId, start, decide } = await begun({ asker: daughter.username })
    const told = await mailTo(owner.email, 'succession-requested')
    expect(told?.text).toContain('Lise Holm har skrevet til os')
    expect(told?.text).not.toContain('Ligger i mappen')
    expect(await mailTo(daughter.email, 'takeover-started')).not.toBeNull()
    const { waiting } = await listRequests(actor)
    expect(waiting.find(({ id }) => id === requestId)).toMatchObject({
      asker: { name: 'Lise Holm', namedOn: null },
      evidence: { kindText: 'Skifteretsattest', on: '3. marts 2026', note: 'Ligger i mappen for 2026.' },
      grantFrom: expect.any(String),
    })
    await expect(decide('grant')).rejects.toMatchObject({ code: 'SUCCESSION_EARLY' })
    await expect(start()).rejects.toMatchObject({ code: 'SUCCESSION_WAITING' })
    await execute(refuseSuccession, callerFor(visitor()), {
      token: await tokenFor(owner.email, 'succession-requested'),
    })
    expect(await roleOf(memorial, owner)).toBe('owner')
    const told2 = await mailTo(daughter.email, 'succession-decided')
    expect(told2?.text).not.toContain('/admin/succession')
  })

  it('grants the page after that; both are notified, and the log names the evidence', async () => {
    const daughter = await createAccount({ fullName: 'Lise Holm' })
    const { owner, memorial, caller, requestId, age, decide } = await begun({
      asker: daughter.username,
      caseNumber: '7',
    })
    await age(14)
    await decide('grant')
    expect([await roleOf(memorial, owner), await roleOf(memorial, daughter)]).toEqual(['editor', 'owner'])
    for (const person of [owner, daughter]) {
      expect((await mailTo(person.email, 'succession-decided'))?.text).toContain(answer)
    }
    const log = await db.auditEntry.findFirstOrThrow({
      where: { command: 'members.start-takeover', subjectType: 'memorial', subjectId: memorial.id },
    })
    expect(log).toMatchObject({ detail: { request: requestId, evidence: 'probate', case: 7 } })
    expect(caller.actor).toMatchObject({ userId: log.actorId })
  })

  it('can be granted at once for a page that nobody owns', async () => {
    const daughter = await createAccount()
    const { memorial, decide, requestId } = await begun({ asker: daughter.username })
    await db.memorialMember.deleteMany({ where: { memorialId: memorial.id } })
    await decide('grant')
    expect(await roleOf(memorial, daughter)).toBe('owner')
    expect(await db.successionRequest.findUnique({ where: { id: requestId } })).toMatchObject({ status: 'granted' })
  })
})

describe('the same for someone without an account', () => {
  it('sends a link to create an account and take the page; until then the operator keeps it', async () => {
    const email = `datter${++count}-${process.pid}@eksempel.dk`
    const { owner, memorial, age, decide } = await begun({ asker: email, name: 'Lise Holm' })
    await age(14)
    await decide('grant')
    expect(await roleOf(memorial, owner)).toBe('editor')
    expect(await db.memorialMember.count({ where: { memorialId: memorial.id, role: 'owner' } })).toBe(0)
    const token = await tokenFor(email, 'succession-decided')
    expect(await findInvitation(visitor(), { token })).toMatchObject({ kind: 'open', giverName: null, isGranted: true })
    const person = { username: `datter${count}-${process.pid}`, fullName: 'Lise Holm', email, password: 'lyng og hav' }
    const { result } = await execute(registerHeir, callerFor(visitor()), { ...person, token, terms: true })
    expect(await roleOf(memorial, result.userData)).toBe('owner')
  })

  it('never assumes that an account with the address is theirs', async () => {
    const squatter = await createAccount()
    const { memorial, age, decide } = await begun({ asker: squatter.email, name: 'Lise Holm' })
    await age(14)
    await decide('grant')
    expect(await roleOf(memorial, squatter)).toBeNull()
    expect(await tokenFor(squatter.email, 'succession-decided')).toHaveLength(43)
  })
})

describe('the input', () => {
  it('is a person other than the owner, a reason, and evidence that is not dated in the future', async () => {
    const { owner, memorial } = await createClosedPage()
    const { caller } = await administrator()
    const closed = await createAccount()
    await db.user.update({ where: { id: closed.id }, data: { disabledAt: new Date() } })
    const start = (input: object) => execute(startTakeover, caller, { id: memorial.id, reason, ...evidence, ...input })
    const wrong: Array<[object, string]> = [
      [{ asker: '' }, 'asker'],
      [{ asker: 'findes-ikke' }, 'asker'],
      [{ asker: 'ikke@en@adresse', name: 'Lise' }, 'asker'],
      [{ asker: owner.username }, 'asker'],
      [{ asker: owner.email, name: 'Birgit' }, 'asker'],
      [{ asker: closed.username }, 'asker'],
      [{ asker: 'lise@eksempel.dk' }, 'name'],
      [{ asker: 'lise@eksempel.dk', name: 'Lise', evidenceOn: '2999-01-01' }, 'evidenceOn'],
      [{ asker: 'lise@eksempel.dk', name: 'Lise', evidenceKind: 'rygte' }, 'evidenceKind'],
      [{ asker: 'lise@eksempel.dk', name: 'Lise', evidenceNote: 'x'.repeat(2001) }, 'evidenceNote'],
      [{ asker: 'lise@eksempel.dk', name: 'Lise', caseNumber: 'syv' }, 'caseNumber'],
      [{ asker: 'lise@eksempel.dk', name: 'Lise', reason: 'Fordi' }, 'reason'],
    ]
    for (const [input, field] of wrong) {
      const refusal = await start(input).catch((error: { fields?: object }) => error)
      expect(refusal, JSON.stringify(input).slice(0, 80)).toMatchObject({ fields: { [field]: expect.any(String) } })
    }
    expect(await db.successionRequest.count({ where: { memorialId: memorial.id } })).toBe(0)
  })
})
