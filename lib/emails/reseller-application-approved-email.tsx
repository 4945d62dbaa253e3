import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/** `setup`: the link to create an account and its expiry in words; null when the applicant has an account. */
export type ResellerApplicationApprovedProps = SiteProps & {
  contactName: string
  companyName: string
  actionUrl: string
  setup: { expiresOn: string } | null
}

export const resellerApplicationApprovedSubject = ({ companyName }: ResellerApplicationApprovedProps) =>
  `${companyName} er nu forhandler`

/** The approval, with a link to the dashboard, or to create an account first. */
export function ResellerApplicationApprovedEmail(props: ResellerApplicationApprovedProps) {
  const { contactName, companyName, actionUrl, setup, ...site } = props
  return (
    <EmailFrame
      {...site}
      // kept by: lib/domain/resellers/commands/approve-application.test.ts
      preview="I kan bestille de første koder nu."
      heading="Velkommen som forhandler"
    >
      <EmailText>Kære {contactName}</EmailText>
      <EmailText>
        Vi har godkendt {companyName}. På jeres side ser I jeres koder, bestiller flere og udleverer dem til familierne.
      </EmailText>
      {setup && (
        <EmailText>
          {/* 3 of 3 kept by: lib/domain/resellers/commands/invite-colleague.test.ts */}
          Først skal en af jer have en konto. Opret en ny, eller brug en, I har i forvejen. Bagefter kan I give kolleger
          adgang.
        </EmailText>
      )}
      <EmailMainAction href={actionUrl} label={setup ? 'Kom i gang' : 'Gå til jeres side'} />
      {setup && (
        <EmailQuiet>
          {/* 1 of 2 kept by: lib/domain/resellers/commands/accept-colleague-invitation.test.ts */}
          {/* 2 of 2 kept by: lib/domain/resellers/commands/approve-application.test.ts */}
          Linket virker én gang og indtil {setup.expiresOn}. Den, der har linket, kan handle på virksomhedens vegne, så
          send kun mailen videre til den, der skal være ansvarlig.
        </EmailQuiet>
      )}
    </EmailFrame>
  )
}
