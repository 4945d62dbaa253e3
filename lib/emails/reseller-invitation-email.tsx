import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/** `inviterName` is null when we invite. `expiresOn` in words. The receiver need not have an account. */
export type ResellerInvitationProps = SiteProps & {
  inviterName: string | null
  companyName: string
  role: 'owner' | 'colleague'
  expiresOn: string
  invitationUrl: string
}

export const resellerInvitationSubject = ({ companyName, role }: ResellerInvitationProps) =>
  role === 'owner' ? `Vil du være ansvarlig for ${companyName} hos os?` : `Adgang til ${companyName} som forhandler`

const allows: Record<ResellerInvitationProps['role'], string> = {
  owner: 'Som ansvarlig ser du virksomhedens koder, bestiller flere, retter oplysningerne og giver kolleger adgang.',
  colleague: 'Du kan se virksomhedens koder, udlevere dem til familierne og bestille flere.',
}

/** An invitation to act for a reseller. */
export function ResellerInvitationEmail(props: ResellerInvitationProps) {
  const { inviterName, companyName, role, expiresOn, invitationUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`Du er inviteret til ${companyName}.`} heading={companyName}>
      <EmailText>
        {inviterName ?? `Vi hos ${site.siteName}`} vil gerne give dig adgang til {companyName} som forhandler.{' '}
        {allows[role]}
      </EmailText>
      <EmailText>Har du ikke en konto, kan du oprette den undervejs. Det koster ikke noget.</EmailText>
      <EmailMainAction href={invitationUrl} label="Se invitationen" />
      <EmailQuiet>
        {/* 1 of 3 kept by: lib/domain/resellers/commands/accept-colleague-invitation.test.ts */}
        Linket virker én gang og indtil {expiresOn}. Den, der har linket, kan sige ja, så send ikke mailen videre. Vil
        du ikke, kan du se bort fra mailen.
      </EmailQuiet>
    </EmailFrame>
  )
}
