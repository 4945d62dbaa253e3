import { EmailMainAction } from './email-action'
import { EmailAboutPages, EmailFrame, EmailText, type SiteProps } from './email-frame'

export type AnniversaryProps = SiteProps & {
  fullName: string
  memorialName: string
  kind: 'birth' | 'death'
  years: number
  pageUrl: string
}

export const anniversarySubject = ({ memorialName, kind }: AnniversaryProps) =>
  kind === 'birth' ? `${memorialName} blev født på denne dag` : `En dag at mindes ${memorialName}`

type Anniversary = Pick<AnniversaryProps, 'memorialName' | 'kind' | 'years'>

/** 'I dag er det 12 år siden, Karen Holm døde.' */
export function anniversarySentence({ memorialName, kind, years }: Anniversary): string {
  const since = `${years === 1 ? 'et' : years} år siden`
  return `I dag er det ${since}, ${memorialName} ${kind === 'birth' ? 'blev født' : 'døde'}.`
}

export function AnniversaryEmail({ fullName, memorialName, kind, years, pageUrl, ...site }: AnniversaryProps) {
  const sentence = anniversarySentence({ memorialName, kind, years })
  return (
    <EmailFrame
      {...site}
      preview={sentence}
      // no promise: the name of the mail
      heading="En dag at mindes"
    >
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>{sentence}</EmailText>
      <EmailText>Du kan tænde et lys eller skrive nogle ord på mindesiden, hvis du har lyst.</EmailText>
      <EmailMainAction href={pageUrl} label="Se mindesiden" />
      <EmailAboutPages siteUrl={site.siteUrl} />
    </EmailFrame>
  )
}
