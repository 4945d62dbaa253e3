import { Section } from '@react-email/section'
import { Fragment } from 'react'
import { EmailButton, EmailButtons } from './email-action'
import {
  EmailAboutPages,
  EmailFrame,
  EmailHeading,
  EmailQuiet,
  EmailQuote,
  EmailText,
  type SiteProps,
} from './email-frame'
import { EmailPictures, type PictureInMail } from './email-pictures'

/**
 * `waiting`: how many of the new posts await a decision. `waitingBefore`: how many that were in an earlier mail.
 * `lines`: the newest texts, as plain text.
 */
export type SummaryPage = {
  memorialName: string
  greetings: number
  tributes: number
  candles: number
  waiting: number
  waitingBefore: number
  lines: ReadonlyArray<{
    authorName: string
    title: string | null
    words: string | null
    pictures: readonly PictureInMail[]
  }>
  queueUrl: string
}

/** `morePages`: how many pages with news are not listed. */
export type ContributionSummaryProps = SiteProps & {
  fullName: string
  pages: readonly SummaryPage[]
  morePages: number
}

export const contributionSummarySubject = ({ pages }: ContributionSummaryProps) => headingOf(pages)

/** What happened on a member's pages since the last mail: a day, a week, or a pause. */
export function ContributionSummaryEmail({ fullName, pages, morePages, ...site }: ContributionSummaryProps) {
  const isOne = pages.length === 1
  return (
    <EmailFrame {...site} preview={pages.map(countsInWords).join(' ')} heading={headingOf(pages)}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>Her er det, der er kommet, siden vi sidst skrev til dig.</EmailText>
      {pages.map((page) => (
        <PageNews key={page.queueUrl} page={page} hasHeading={!isOne} />
      ))}
      {morePages > 0 && (
        <EmailText>
          Der er også nyt på {morePages === 1 ? 'en side' : `${morePages} sider`} mere. Du finder det på din profil.
        </EmailText>
      )}
      <EmailAboutPages siteUrl={site.siteUrl} />
    </EmailFrame>
  )
}

function PageNews({ page, hasHeading }: { page: SummaryPage; hasHeading: boolean }) {
  return (
    <Section>
      {hasHeading && <EmailHeading>{page.memorialName}</EmailHeading>}
      <EmailText>
        {countsInWords(page)}
        {page.waitingBefore > 0 && ` Der venter også ${page.waitingBefore} fra tidligere.`}
      </EmailText>
      {page.lines.map(({ authorName, title, words, pictures }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two people may write the same.
        <Fragment key={index}>
          <EmailQuote by={authorName} words={[title, words].filter(Boolean).join('\n')} />
          <EmailPictures pictures={pictures} from={authorName} />
        </Fragment>
      ))}
      {page.lines.length === 0 && page.candles > 0 && (
        <EmailQuiet>Der er ikke skrevet noget til {page.candles === 1 ? 'lyset' : 'lysene'}.</EmailQuiet>
      )}
      <EmailButtons>
        <EmailButton
          href={page.queueUrl}
          label={page.waiting + page.waitingBefore > 0 ? 'Læs og godkend' : 'Se det hele'}
        />
      </EmailButtons>
    </Section>
  )
}

const headingOf = ([first, ...others]: readonly SummaryPage[]) =>
  first && others.length === 0 ? `Nyt på mindesiden for ${first.memorialName}` : 'Nyt på mindesiderne'

/** '2 hilsner, 1 minde og 12 lys. Heraf venter 3 på din godkendelse.' */
function countsInWords({ greetings, tributes, candles, waiting }: SummaryPage): string {
  const parts = [
    greetings > 0 && `${greetings} ${greetings === 1 ? 'hilsen' : 'hilsner'}`,
    tributes > 0 && `${tributes} ${tributes === 1 ? 'minde' : 'minder'}`,
    candles > 0 && `${candles} lys`,
  ].filter((part) => part !== false)
  const what = new Intl.ListFormat('da-DK').format(parts)
  if (waiting === 0) return `${what}.`
  const isAll = waiting === greetings + tributes + candles
  if (isAll) return `${what} venter på din godkendelse.`
  return `${what}. Heraf venter ${waiting} på din godkendelse.`
}
