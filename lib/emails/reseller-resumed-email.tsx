import { EmailMainAction } from './email-action'
import { EmailFrame, EmailText, type SiteProps } from './email-frame'

export type ResellerResumedProps = SiteProps & { contactName: string; companyName: string; dashboardUrl: string }

export const resellerResumedSubject = ({ companyName }: ResellerResumedProps) =>
  `Aftalen med ${companyName} gælder igen`

/** The agreement is active again. */
export function ResellerResumedEmail({ contactName, companyName, dashboardUrl, ...site }: ResellerResumedProps) {
  return (
    <EmailFrame {...site} preview="I kan udlevere og bestille koder igen." heading="Aftalen gælder igen">
      <EmailText>Kære {contactName}</EmailText>
      <EmailText>
        {/* 2 of 2 kept by: lib/domain/resellers/commands/resume-reseller.test.ts */}
        Pausen for {companyName} er forbi. I kan udlevere koder og bestille nye, og alt på jeres side er, som det var.
      </EmailText>
      <EmailMainAction href={dashboardUrl} label="Gå til jeres side" />
    </EmailFrame>
  )
}
