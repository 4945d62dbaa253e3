import { Link } from '@react-email/link'
import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'
import { emailStyles } from './theme'

/** `reason`: the successor's text. `until` in words. */
export type SuccessionRequestedProps = SiteProps & {
  ownerName: string
  askerName: string
  memorialName: string
  reason: string
  until: string
  refuseUrl: string
  membersUrl: string
  /** False for a person who was not named and requested the page in writing with evidence. */
  isNamed?: boolean
  /** The owner writes about themselves, and the successor says that the time has come. */
  isOwnStory?: boolean
}

export const successionRequestedSubject = ({ askerName, memorialName }: SuccessionRequestedProps) =>
  `${askerName} beder om at overtage mindesiden for ${memorialName}`

/**
 * To the owner, who can refuse with one press and without signing in. The reader may be a relative going through the
 * mail of a person who has died.
 */
export function SuccessionRequestedEmail(props: SuccessionRequestedProps) {
  const { ownerName, askerName, memorialName, reason, until, refuseUrl, membersUrl, ...flagged } = props
  const { isNamed = true, isOwnStory = false, ...site } = flagged
  return (
    <EmailFrame
      {...site}
      preview={`Er det en fejl, kan du svare indtil ${until}.`}
      heading={`Mindesiden for ${memorialName}`}
    >
      <EmailText>Kære {ownerName}</EmailText>
      <EmailText>
        {isOwnStory
          ? `${askerName}, som du har valgt til at tage over, skriver, at tiden er kommet til at åbne den historie, du har skrevet om dit liv:`
          : isNamed
            ? `${askerName}, der står som efterfølger, har bedt os om at overtage mindesiden for ${memorialName}, med denne begrundelse:`
            : `${askerName} har skrevet til os og bedt om at overtage mindesiden for ${memorialName}. Vi har fået skriftlig dokumentation, og begrundelsen er:`}
      </EmailText>
      <EmailQuote words={reason} {...(isNamed && { by: askerName })} />
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/members/commands/refuse-succession.test.ts */}
        Er det en fejl? Så svar her. Vi gør ikke noget før {until}, og svarer du nej inden da, beholder du siden.
      </EmailText>
      <EmailMainAction href={refuseUrl} label="Jeg passer stadig på siden" />
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/members/commands/offer-ownership.test.ts */}
        Er det rigtigt, behøver du ikke gøre noget. Det gælder også, hvis du læser mailen for {ownerName}, der ikke selv
        kan svare. Vil du give siden videre med det samme, kan du gøre det under{' '}
        <Link href={membersUrl} className="mail-link" style={emailStyles.link}>
          Medlemmer
        </Link>
        .
      </EmailText>
    </EmailFrame>
  )
}
