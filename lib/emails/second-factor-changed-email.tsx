import { EmailFrame, EmailText, type SiteProps } from './email-frame'

/** `changedAt` in words, as '3. maj 2026 kl. 14.05'. */
export type SecondFactorChangedProps = SiteProps & {
  fullName: string
  changedAt: string
  what: 'set-up' | 'new-codes' | 'reset'
}

const subjects = {
  'set-up': 'Dine engangskoder er slået til',
  'new-codes': 'Du har fået nye nødkoder',
  reset: 'Dine engangskoder er nulstillet',
} as const

const sentences = {
  'set-up': 'kom der en ny app med engangskoder på din konto. Den, du eventuelt havde før, virker ikke længere',
  'new-codes':
    /* 2 of 2 kept by: lib/domain/accounts/commands/replace-recovery-codes.test.ts */ 'blev der lavet nye nødkoder til din konto. De gamle virker ikke længere',
  // 1 of 2 kept by: lib/domain/accounts/commands/reset-second-factor.test.ts
  reset:
    'nulstillede en administrator dine engangskoder, og du blev logget ud alle steder. Næste gang du logger ind, slår du dem til igen',
} as const

export const secondFactorChangedSubject = ({ what }: SecondFactorChangedProps) => subjects[what]

/** A warning: no button, only whom to contact. */
export function SecondFactorChangedEmail({ fullName, changedAt, what, ...site }: SecondFactorChangedProps) {
  return (
    <EmailFrame {...site} preview={`Det skete den ${changedAt}.`} heading={subjects[what]}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>
        Den {changedAt} {sentences[what]}. Ved du, hvorfor det skete, skal du ikke gøre mere.
      </EmailText>
      <EmailText>Ved du det ikke, så sig det straks til en anden administrator, og skift din adgangskode.</EmailText>
    </EmailFrame>
  )
}
