import type { Metadata } from 'next'
import { cache } from 'react'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { HelpLine } from '@/components/accounts/dead-ends'
import { HeathScene } from '@/components/drawings/heath'
import { FamilySheet } from '@/components/proof-sheets/family-sheet'
import { SenderContact } from '@/components/proof-sheets/sender-contact'
import { TakenOver } from '@/components/proof-sheets/taken-over'
import { thingOf } from '@/lib/domain/artwork/copy'
import { findDraft } from '@/lib/domain/find-draft'
import { approveFormName, changesFormName } from '@/lib/domain/proof-sheets/copy'
import { findFamilySheet } from '@/lib/domain/proof-sheets/queries'
import type { FamilySheetView } from '@/lib/domain/proof-sheets/schema'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

// Cached for the page and its title.
const sheetOf = cache(async (token: string) => findFamilySheet(await currentActor(), { token }))

export async function generateMetadata({ params }: PageProps<'token'>): Promise<Metadata> {
  const found = await sheetOf((await params).token)
  const isRead = found.kind === 'open' && found.sheet.status !== 'withdrawn' && found.sheet.status !== 'draft'
  const title = isRead ? `Tegning af ${thingOf(found.sheet)} for ${found.sheet.inscription.name}` : 'Tegning af stenen'
  return { title, robots: { index: false } }
}

/** The family's link from the mail. Opening it changes nothing, and it can be opened repeatedly. */
export default async function FamilyProofSheetPage({ params, searchParams }: PageProps<'token'>) {
  const [{ token }, query] = await Promise.all([params, searchParams])
  const found = await sheetOf(token)
  if (found.kind !== 'open') return <FamilySheetClosed reason={found.kind} />
  const { sheet } = found
  if (sheet.status === 'withdrawn' || sheet.status === 'draft') {
    return <FamilySheetClosed reason={sheet.status} sheet={sheet} />
  }
  const [approval, changes] = await Promise.all([findDraft(approveFormName, query), findDraft(changesFormName, query)])
  return <FamilySheet sheet={sheet} token={token} approval={approval} changes={changes} />
}

type Reason = 'unknown' | 'expired' | 'withdrawn' | 'draft'

const texts: Record<Reason, { title: string; text: string }> = {
  unknown: {
    title: 'Linket kan ikke bruges',
    text: 'Måske kom hele linket ikke med fra mailen. Åbn det igen derfra, eller bed den, der sendte det, om et nyt.',
  },
  expired: {
    title: 'Linket virker ikke længere',
    text: 'Det er for gammelt, eller tegningen er sendt til en anden mailadresse. Bed den, der sendte den, om et nyt link.',
  },
  withdrawn: {
    title: 'Tegningen er trukket tilbage',
    text: 'Der bliver ikke lavet noget efter den. Er du i tvivl, så spørg den, der sendte den.',
  },
  draft: {
    title: 'Tegningen er ved at blive rettet',
    text: 'Du får en mail, når den er klar igen. Linket her viser så den nye version.',
  },
}

/** Says why a link takes no answer now, and whom to contact. */
function FamilySheetClosed({ reason, sheet }: { reason: Reason; sheet?: FamilySheetView }) {
  const { title, text } = texts[reason]
  return (
    <AccountPage scene={HeathScene}>
      <AccountHeading title={title}>{text}</AccountHeading>
      {sheet && <TakenOver sheet={sheet} />}
      {sheet ? <SenderContact sender={sheet.sender} /> : <HelpLine />}
    </AccountPage>
  )
}
