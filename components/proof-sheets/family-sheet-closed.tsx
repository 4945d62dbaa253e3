import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { HelpLine } from '@/components/accounts/dead-ends'
import { HeathScene } from '@/components/drawings/heath'
import { SenderContact } from '@/components/proof-sheets/sender-contact'
import { TakenOver } from '@/components/proof-sheets/taken-over'
import type { FamilySheetView } from '@/lib/domain/proof-sheets/schema'

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
export function FamilySheetClosed({ reason, sheet }: { reason: Reason; sheet?: FamilySheetView }) {
  const { title, text } = texts[reason]
  return (
    <AccountPage scene={HeathScene}>
      <AccountHeading title={title}>{text}</AccountHeading>
      {sheet && <TakenOver sheet={sheet} />}
      {sheet ? <SenderContact sender={sheet.sender} /> : <HelpLine />}
    </AccountPage>
  )
}
