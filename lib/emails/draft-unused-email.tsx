import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/**
 * `removedOn`, `unusedFor` and `lastNotice` (before the removal) in words. Names are null when the address is not
 * confirmed. `isLast`: it was announced before.
 */
export type DraftUnusedProps = SiteProps & {
  fullName: string | null
  memorialName: string | null
  removedOn: string
  unusedFor: string
  lastNotice: string
  isLast: boolean
  keepUrl: string
}

export const draftUnusedSubject = ({ memorialName, removedOn }: DraftUnusedProps) =>
  `${draftOf(memorialName)} bliver slettet den ${removedOn}, hvis du ikke vil beholde den`

export function DraftUnusedEmail(props: DraftUnusedProps) {
  const { fullName, memorialName, removedOn, unusedFor, lastNotice, isLast, keepUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`Du kan beholde den indtil den ${removedOn}.`} heading="Vil du beholde din kladde?">
      <EmailGreeting name={fullName} />
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/privacy/unused-drafts.test.ts */}
        {draftOf(memorialName)} har ligget urørt i {unusedFor}, og ingen andre har set den. Vi sletter den tidligst den{' '}
        {removedOn}, med de billeder og tekster, der ligger i den.
      </EmailText>
      <EmailText>
        Vil du beholde den, så tryk på knappen, eller skriv videre på den. Så bliver den, hvor den er. Du behøver ikke
        at logge ind for at beholde den.
      </EmailText>
      <EmailMainAction href={keepUrl} label="Behold siden" />
      <EmailText>
        {isLast
          ? 'Vi har skrevet til dig om det før. Skal den slettes, behøver du ikke gøre noget.'
          : // 2 of 2 kept by: lib/domain/privacy/unused-drafts.test.ts
            `Skal den slettes, behøver du ikke gøre noget. Vi skriver én gang til, ${lastNotice} før det sker.`}
      </EmailText>
    </EmailFrame>
  )
}

function draftOf(memorialName: string | null): string {
  return memorialName ? `Kladden til mindesiden for ${memorialName}` : 'En kladde til en mindeside'
}
