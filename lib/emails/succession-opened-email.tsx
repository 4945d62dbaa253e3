import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

export type SuccessionOpenedProps = SiteProps & {
  askerName: string
  askerEmail: string
  memorialName: string
  reason: string
  decideUrl: string
}

export const successionOpenedSubject = ({ memorialName }: SuccessionOpenedProps) =>
  `En efterfølger beder om mindesiden for ${memorialName}`

/** To the administrators: a request awaits review. */
export function SuccessionOpenedEmail(props: SuccessionOpenedProps) {
  const { askerName, askerEmail, memorialName, reason, decideUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`${askerName} venter på svar.`} heading="En anmodning om at overtage en mindeside">
      <EmailText>
        {askerName} ({askerEmail}) er valgt som efterfølger og beder om at overtage mindesiden for {memorialName}.
      </EmailText>
      <EmailQuote words={reason} by={askerName} />
      <EmailMainAction href={decideUrl} label="Se anmodningen" />
    </EmailFrame>
  )
}
