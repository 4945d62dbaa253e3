import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `what` is 'et billede på mindesiden for …', `the` 'Billedet'. */
export type ContentBroughtBackProps = SiteProps & {
  fullName: string
  what: string
  the: string
  memorialName: string
  reasons: string
  pageUrl: string
}

export const contentBroughtBackSubject = ({ the, memorialName }: ContentBroughtBackProps) =>
  `${the} vises igen (mindesiden for ${memorialName})`

export function ContentBroughtBackEmail(props: ContentBroughtBackProps) {
  const { fullName, what, the, reasons, pageUrl, ...frame } = props
  const { memorialName: _, ...site } = frame
  return (
    <EmailFrame {...site} preview={`${the} vises igen.`} heading={`${the} vises igen`}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>
        {/* 2 of 2 kept by: lib/domain/reports/commands/bring-back-page.test.ts */}
        {/* 2 of 2 kept by: lib/domain/reports/commands/bring-back-contribution.test.ts */}
        Vi havde skjult {what}. Nu vises alt igen, som det stod før.
      </EmailText>
      <EmailText>Vores begrundelse er:</EmailText>
      <EmailQuote words={reasons} />
      <EmailMainAction href={pageUrl} label="Se mindesiden" />
    </EmailFrame>
  )
}
