import { describe, expect, it } from 'vitest'
import { inviteMember } from '@/lib/domain/members/commands/invite-member'
import { nameSuccessor } from '@/lib/domain/members/commands/name-successor'
import { offerOwnership } from '@/lib/domain/members/commands/offer-ownership'
import { resendInvitation } from '@/lib/domain/members/commands/resend-invitation'
import { sendProofSheet } from '@/lib/domain/proof-sheets/commands/send-proof-sheet'
import { inviteColleague } from '@/lib/domain/resellers/commands/invite-colleague'
import type { MailTemplate } from '@/lib/emails/templates'
import { mailsADay } from '@/lib/server/abuse/mailbox-quota'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { callerFor, createAccount, testPassword as password } from '@/tests/factories/accounts'
import { createClosedPage, createInvitation, runAs } from '@/tests/factories/members'
import { askForDeletion } from '@/tests/factories/privacy'
import { createSheet, markSent } from '@/tests/factories/proof-sheets'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const newMailbox = () => `postkasse-${crypto.randomUUID()}@eksempel.dk`

/** Uses up the quota of a mailbox, that long ago. */
async function fill(recipient: string, template: MailTemplate, agoMs = 0): Promise<void> {
  const createdAt = new Date(Date.now() - agoMs)
  const mail = { template, recipient: recipient.toUpperCase(), subject: 'x', html: 'x', text: 'x', createdAt }
  await db.mail.createMany({ data: Array.from({ length: mailsADay }, () => ({ ...mail, messageId: newMailbox() })) })
}

type Ask = (email: string) => Promise<() => Promise<unknown>>

async function newPage() {
  const { owner, memorial, id } = await createClosedPage()
  return { owner, memorial, id }
}

async function newStonemason() {
  const user = await createAccount()
  const reseller = await createReseller(user)
  return { actor: resellerFor(user, reseller), reseller }
}

const mails: Array<[what: string, template: MailTemplate, ask: Ask]> = [
  [
    'an invitation to a page',
    'member-invitation',
    async (email) => {
      const { owner, id } = await newPage()
      return () => runAs(inviteMember, owner, { id, role: 'viewer', way: 'mail', email })
    },
  ],
  [
    'an invitation that is sent again',
    'member-invitation',
    async (email) => {
      const { owner, memorial, id } = await newPage()
      const { id: invitationId } = await createInvitation(memorial, { email })
      return () => runAs(resendInvitation, owner, { id, invitationId })
    },
  ],
  [
    'a question to a successor',
    'successor-named',
    async (email) => {
      const { owner, id } = await newPage()
      return () => runAs(nameSuccessor, owner, { id, name: 'Bo Holm', email })
    },
  ],
  [
    'an offer of a page',
    'memorial-handover',
    async (email) => {
      const { owner, id } = await newPage()
      return () => runAs(offerOwnership, owner, { id, heirEmail: email, password })
    },
  ],
  [
    'a question to an heir',
    'memorial-handover',
    async (heirEmail) => {
      const { owner, memorial } = await newPage()
      return () => askForDeletion(owner, { [memorial.id]: { kind: 'hand_over', heirEmail } })
    },
  ],
  [
    'a drawing to a family',
    'proof-sheet',
    async (familyEmail) => {
      const { actor, reseller } = await newStonemason()
      const id = await createSheet(actor, reseller, { familyEmail })
      await markSent(id)
      return () => execute(sendProofSheet, callerFor(actor), { id })
    },
  ],
  [
    'an invitation to a colleague',
    'reseller-invitation',
    async (email) => {
      const { actor } = await newStonemason()
      return () => execute(inviteColleague, callerFor(actor), { email })
    },
  ],
]

describe('a mailbox that another person typed', () => {
  it.each(mails)('gets %s at most six times a day, whoever triggers it', async (_, template, ask) => {
    const full = newMailbox()
    const send = await ask(full)
    await fill(full, template)
    await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(await db.mail.count({ where: { recipient: full } })).toBe(0)

    const rested = newMailbox()
    await fill(rested, template, dayMs + 60_000)
    await (await ask(rested))()
    expect(await db.mail.count({ where: { recipient: rested, template } })).toBe(1)
  })
})

it('one account invites at most sixty people a day, however many pages it creates', async () => {
  const { owner, id } = await newPage()
  const elsewhere = { id: 'en-anden-side', role: 'viewer', way: 'link' }
  for (let asked = 0; asked < 60; asked++) {
    await expect(runAs(inviteMember, owner, elsewhere)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  const here = { ...elsewhere, id }
  await expect(runAs(inviteMember, owner, here)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})
