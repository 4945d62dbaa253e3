import { Link } from '@react-email/link'
import { anniversarySentence } from './anniversary-email'
import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailText, type SiteProps } from './email-frame'
import { emailStyles } from './theme'

/** `news`: of what there is something new, in words: 'hilsner'; `marks`: the anniversaries of the day. One of them is never empty. */
export type PageFollowedProps = SiteProps & {
  memorialName: string
  news: string[]
  marks: Array<{ kind: 'birth' | 'death'; years: number }>
  pageUrl: string
  stopUrl: string
}

const list = new Intl.ListFormat('da', { type: 'conjunction' })

export const pageFollowedSubject = ({ memorialName, marks }: PageFollowedProps) =>
  marks.length > 0 ? `En dag at mindes ${memorialName}` : `Nyt på mindesiden for ${memorialName}`

type Told = Pick<PageFollowedProps, 'memorialName' | 'news' | 'marks'>

/** What a follower is told, by mail or push: that it is an anniversary, and of what there is something new. */
export function pageFollowedSentences({ memorialName, news, marks }: Told): string[] {
  const days = marks.map((mark) => anniversarySentence({ memorialName, ...mark }))
  const told = `Der er kommet nye ${list.format(news)} på mindesiden for ${memorialName}.`
  return news.length > 0 ? [...days, told] : days
}

/** To a follower without an account: that there is something new, never what, since it can be withdrawn again. */
export function PageFollowedEmail(props: PageFollowedProps) {
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
        <Link href={stopUrl} className="mail-link" style={emailStyles.link}>
          Hold op med at følge siden
        </Link>
        .
      </EmailQuiet>
    </EmailFrame>
  )
}
