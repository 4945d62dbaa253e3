import { EmailMainAction } from './email-action'
import {
  EmailAboutPages,
  EmailFrame,
  EmailGreeting,
  EmailLink,
  EmailQuiet,
  EmailText,
  type SiteProps,
} from './email-frame'

/** `news`: of what there is something new, in words: 'hilsner'; `marks`: the anniversaries of the day. One of them is never empty. */
type PageFollowedProps = SiteProps & {
  memorialName: string
  news: string[]
  marks: Array<{ kind: 'birth' | 'death'; years: number }>
  pageUrl: string
  stopUrl: string
}

const list = new Intl.ListFormat('da', { type: 'conjunction' })

const pageFollowedSubject = ({ memorialName, marks }: PageFollowedProps) =>
  marks.length > 0 ? `En dag at mindes ${memorialName}` : `Nyt på mindesiden for ${memorialName}`

type Told = Pick<PageFollowedProps, 'memorialName' | 'news' | 'marks'>

/** What a follower is told, by mail or push: that it is an anniversary, and of what there is something new. */
export function pageFollowedSentences({ memorialName, news, marks }: Told): string[] {
  const days = marks.map((mark) => anniversarySentence({ memorialName, ...mark }))
  const told = `Der er kommet nye ${list.format(news)} på mindesiden for ${memorialName}.`
  return news.length > 0 ? [...days, told] : days
}

/** To a follower without an account: that there is something new, never what, since it can be withdrawn again. */
function PageFollowedEmail(props: PageFollowedProps) {
  const { memorialName, news, marks, pageUrl, stopUrl, ...site } = props
  const sentences = pageFollowedSentences(props)
  return (
    <EmailFrame
      {...site}
      preview={sentences[0] ?? ''}
      // no promise: the name of the mail
      heading={marks.length > 0 ? 'En dag at mindes' : 'Nyt på mindesiden'}
    >
      <EmailGreeting name={null} />
      {sentences.map((sentence) => (
        <EmailText key={sentence}>{sentence}</EmailText>
      ))}
      <EmailMainAction href={pageUrl} label="Se mindesiden" />
      <EmailQuiet>
        {/* 2 of 3 kept by: lib/domain/followers/tell-followers.test.ts */}
        Du får mailen, fordi du følger siden. Vi skriver højst én gang om ugen, når der er noget nyt, og på mærkedage.{' '}
        <EmailLink href={stopUrl}>Hold op med at følge siden</EmailLink>.
      </EmailQuiet>
    </EmailFrame>
  )
}

/** `memorialName`: null where nobody answers for it. `validDays`: how long the link works. */
type FollowConfirmationProps = SiteProps & { memorialName: string | null; followUrl: string; validDays: number }

const pageOf = (memorialName: string | null) => (memorialName ? `mindesiden for ${memorialName}` : 'en mindeside')

const followConfirmationSubject = ({ memorialName }: FollowConfirmationProps) => `Vil du følge ${pageOf(memorialName)}?`

/** To an address that anybody may have typed: nothing is sent to it before its owner says yes. */
function FollowConfirmationEmail(props: FollowConfirmationProps) {
  const { memorialName, followUrl, validDays, ...site } = props
  return (
    <EmailFrame {...site} preview="Sig ja, så skriver vi, når der er noget nyt." heading="Vil du følge siden?">
      <EmailGreeting name={null} />
      <EmailText>
        Nogen har skrevet din mailadresse for at følge {pageOf(memorialName)}. Er det dig, så åbn linket og sig ja:
      </EmailText>
      <EmailMainAction href={followUrl} label="Følg siden" />
      <EmailQuiet>
        {/* 1 of 3 kept by: lib/domain/followers/commands/ask-to-follow.test.ts */}
        Linket virker i {validDays} dage. Har du ikke bedt om det, skal du ikke gøre noget. Så sletter vi adressen igen.
      </EmailQuiet>
    </EmailFrame>
  )
}

type AnniversaryProps = SiteProps & {
  fullName: string
  memorialName: string
  kind: 'birth' | 'death'
  years: number
  pageUrl: string
}

const anniversarySubject = ({ memorialName, kind }: AnniversaryProps) =>
  kind === 'birth' ? `${memorialName} blev født på denne dag` : `En dag at mindes ${memorialName}`

type Anniversary = Pick<AnniversaryProps, 'memorialName' | 'kind' | 'years'>

/** 'I dag er det 12 år siden, Karen Holm døde.' */
export function anniversarySentence({ memorialName, kind, years }: Anniversary): string {
  const since = `${years === 1 ? 'et' : years} år siden`
  return `I dag er det ${since}, ${memorialName} ${kind === 'birth' ? 'blev født' : 'døde'}.`
}

function AnniversaryEmail({ fullName, memorialName, kind, years, pageUrl, ...site }: AnniversaryProps) {
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

export const followerEmails = {
  anniversary: { subject: anniversarySubject, Body: AnniversaryEmail },
  'follow-confirmation': { subject: followConfirmationSubject, Body: FollowConfirmationEmail },
  'page-followed': { subject: pageFollowedSubject, Body: PageFollowedEmail },
}
