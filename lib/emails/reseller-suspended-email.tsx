import type { Statement } from './account-act-email'
import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `reason`: the administrator's text, as plain text. */
export type ResellerSuspendedProps = SiteProps & {
  contactName: string
  companyName: string
  reason: string
  statement: Statement
}

export const resellerSuspendedSubject = ({ companyName }: ResellerSuspendedProps) =>
  `Aftalen med ${companyName} er sat på pause`

/** The agreement is suspended: why, what it means for the families' codes, and how to complain. */
export function ResellerSuspendedEmail(props: ResellerSuspendedProps) {
  const { contactName, companyName, reason, statement, ...site } = props
  const { facts, complaint, elsewhere } = statement
  return (
    <EmailFrame {...site} preview="Koder, I har udleveret, virker stadig." heading="Aftalen er sat på pause">
      <EmailText>Kære {contactName}</EmailText>
      <EmailText>Vi har sat aftalen med {companyName} på pause. Grunden er:</EmailText>
      <EmailQuote words={reason} />
      <EmailText>{facts}</EmailText>
      <EmailText>
        {/* 1, 2 of 3 kept by: lib/domain/account-desk/commands/suspend-reseller.test.ts */}
        Imens kan I ikke udlevere koder eller bestille nye. De koder, I har udleveret, virker stadig, og familierne
        mærker ikke noget. Venter en familie på svar om en tegning, står der, at vi går videre i jeres sted.
      </EmailText>
      <EmailText>
        I kan stadig logge ind, se og betale jeres fakturaer, følge det, der er på vej fra værkstedet, og sige til, når
        det er kommet. Er der noget, vi har misforstået, så svar på mailen, så finder vi ud af det.
      </EmailText>
      <EmailText>{complaint.sentence}</EmailText>
      <EmailMainAction href={complaint.url} label="Klag over afgørelsen" />
      <EmailQuiet>{elsewhere}</EmailQuiet>
    </EmailFrame>
  )
}
