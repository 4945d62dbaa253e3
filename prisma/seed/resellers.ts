import { demoReseller } from '@/lib/domain/accounts/demo-accounts'
import { agreementInForce } from '@/lib/domain/resellers/agreement-schema'
import { recordAcceptances } from '@/lib/domain/resellers/agreements'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'

/** Fictitious numbers that pass the modulus 11 check. */
const waitingCvr = '97540144'
const suspendedCvr = '97584664'

/** A company that applies to become a reseller, and a suspended one. Changes nothing that exists. */
export async function ensureResellers(now: Date): Promise<void> {
  await ensureWaiting()
  await ensureSuspended(now)
}

async function ensureWaiting(): Promise<void> {
  if ((await db.resellerApplication.count({ where: { cvr: waitingCvr } })) > 0) return
  await db.resellerApplication.create({
    data: {
      companyName: 'Fjordens Stenhuggeri v/Karen Lykke',
      cvr: waitingCvr,
      contactName: 'Karen Lykke',
      email: 'karen@fjordens-stenhuggeri.example',
      phone: '98121416',
      address: 'Havnegade 12',
      postcode: '9500',
      city: 'Hobro',
      website: 'https://fjordens-stenhuggeri.example',
      message:
        'Vi hugger omkring firs sten om året, de fleste i grå granit, og har selv en laser.\n\nVi vil gerne begynde med 50 koder og se, hvad familierne siger.',
      ...agreementInForce,
    },
  })
}

async function ensureSuspended(now: Date): Promise<void> {
  if ((await db.reseller.count({ where: { cvr: suspendedCvr } })) > 0) return
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600_000)
  await db.reseller.create({
    data: {
      companyName: 'Ådalens Gravsten ApS',
      cvr: suspendedCvr,
      contactName: 'Per Ådal',
      email: 'per@aadalens-gravsten.example',
      phone: '74631820',
      address: 'Kirkevej 41',
      postcode: '6270',
      city: 'Tønder',
      status: 'suspended',
      suspendedReason: 'Vi har fået meldt, at den samme kode er graveret på to sten, og venter på jeres svar.',
      suspendedAt: daysAgo(9),
      approvedAt: daysAgo(240),
      // Accepted before there was a processor agreement.
      acceptances: {
        create: {
          document: 'reseller-terms',
          version: '1',
          acceptedByName: 'Per Ådal',
          acceptedAt: daysAgo(241),
        },
      },
      notes: {
        create: {
          authorName: 'Anne Bach',
          text: 'Ringede til Per. Han undersøger det med værkstedet og vender tilbage inden månedens udgang.',
          createdAt: daysAgo(8),
        },
      },
    },
  })
}

/** The company the demonstration's stonemason acts for. */
export async function ensureOwnReseller(
  { id: userId, fullName }: { id: string; fullName: string },
  now: Date,
): Promise<void> {
  const { cvr } = demoReseller
  const approvedAt = new Date(now.getTime() - 200 * dayMs)
  const reseller = await db.reseller.upsert({
    where: { cvr },
    create: { ...demoReseller, approvedAt },
    update: demoReseller,
  })
  await db.resellerMember.upsert({
    where: { userId },
    create: { userId, resellerId: reseller.id, role: 'owner' },
    update: {},
  })
  const versions = { 'reseller-terms': agreementInForce.termsVersion, processor: agreementInForce.processorVersion }
  const by = { id: userId, name: fullName }
  await db.$transaction((tx) => recordAcceptances(tx, { resellerId: reseller.id, versions, by, at: now }))
}
