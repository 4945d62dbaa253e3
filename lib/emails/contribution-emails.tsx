import { Fragment } from 'react'
import { countInWords } from '@/lib/shared/number-words'
import { EmailButton, EmailButtons } from './email-action'
import {
  EmailAboutPages,
  EmailFrame,
  EmailHeading,
  EmailPictures,
  EmailQuiet,
  EmailQuote,
  EmailSection,
  EmailText,
  type PictureInMail,
  type SiteProps,
} from './email-frame'

/** The pending posts of one page, by kind; only candles with a text. */
type WaitingPage = {
  memorialName: string
  greetings: number
  tributes: number
  candles: number
  queueUrl: string
}

/** At least one page. */
type ContributionsWaitingProps = SiteProps & { fullName: string; pages: readonly WaitingPage[] }

const contributionsWaitingSubject = ({ pages }: ContributionsWaitingProps) => waitingHeading(pages)

/** A gentle reminder of posts pending for some days, sent when no other mail mentions them. */
function ContributionsWaitingEmail({ fullName, pages, ...site }: ContributionsWaitingProps) {
  const isOne = pages.length === 1
  const names = new Intl.ListFormat('da-DK').format(pages.map(({ memorialName }) => memorialName))
  const where = `På ${isOne ? 'mindesiden' : 'mindesiderne'} for ${names}`
  return (
    <EmailFrame {...site} preview={`${where}.`} heading={waitingHeading(pages)}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>
        {where} ligger der noget, der ikke er svaret på endnu. Det bliver liggende, til du har tid og lyst til at læse
        det. Andre ser det først, når du eller en anden, der passer på siden, har godkendt det.
      </EmailText>
      {pages.map((page) => (
        <EmailSection key={page.queueUrl}>
          {!isOne && <EmailHeading>{page.memorialName}</EmailHeading>}
          {!isOne && <EmailText>{sentence(whatOf(page))}</EmailText>}
          <EmailButtons>
            <EmailButton href={page.queueUrl} label="Læs og godkend" />
          </EmailButtons>
        </EmailSection>
      ))}
      <EmailText>
        {/* kept by: lib/domain/notifications/remind-of-waiting.test.ts */}
        Vi minder om det højst én gang om ugen, og kun når der ikke har været andet at skrive om.
      </EmailText>
      <EmailAboutPages siteUrl={site.siteUrl} />
    </EmailFrame>
  )
}

function waitingHeading(pages: readonly WaitingPage[]): string {
  const sum = (kind: 'greetings' | 'tributes' | 'candles') => pages.reduce((total, page) => total + page[kind], 0)
  const all = { greetings: sum('greetings'), tributes: sum('tributes'), candles: sum('candles') }
  return `${capital(whatOf(all))} venter på svar`
}

const sentence = (what: string) => `${capital(what)} venter.`
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('da-DK') + text.slice(1)

/** 'tre hilsner og et minde' */
function whatOf({ greetings, tributes, candles }: Pick<WaitingPage, 'greetings' | 'tributes' | 'candles'>): string {
  const parts = [
    greetings > 0 && countInWords(greetings, { one: 'hilsen', many: 'hilsner', gender: 'en' }),
    tributes > 0 && countInWords(tributes, { one: 'minde', many: 'minder', gender: 'et' }),
    candles > 0 && countInWords(candles, { one: 'lys', many: 'lys', gender: 'et' }),
  ]
  return new Intl.ListFormat('da-DK').format(parts.filter((part) => part !== false))
}

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

const contributionSummarySubject = ({ pages }: ContributionSummaryProps) => headingOf(pages)

/** What happened on a member's pages since the last mail: a day, a week, or a pause. */
function ContributionSummaryEmail({ fullName, pages, morePages, ...site }: ContributionSummaryProps) {
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
    <EmailSection>
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
    </EmailSection>
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

type ContributionEmailKind = 'guestbook' | 'candle' | 'tribute'

/**
 * `contributorName` and `excerpt` are the visitor's text, as plain text. Without `approveUrl` the contribution is
 * already visible, and `rejectUrl` takes it down.
 */
export type ContributionReceivedProps = SiteProps & {
  kind: ContributionEmailKind
  memorialName: string
  contributorName: string
  relation?: string | null
  title?: string | null
  excerpt: string | null
  pictures?: readonly PictureInMail[]
  approveUrl: string | null
  rejectUrl: string
  queueUrl: string
}

const wording = {
  guestbook: { subject: 'Ny hilsen på mindesiden for', heading: 'En ny hilsen', did: 'har skrevet en hilsen' },
  candle: { subject: 'Et lys er tændt på mindesiden for', heading: 'Et lys er tændt', did: 'har tændt et lys' },
  tribute: { subject: 'Nyt minde på mindesiden for', heading: 'Et nyt minde', did: 'har delt et minde' },
} as const satisfies Record<ContributionEmailKind, { subject: string; heading: string; did: string }>

const contributionReceivedSubject = ({ kind, memorialName }: ContributionReceivedProps) =>
  `${wording[kind].subject} ${memorialName}`

function ContributionReceivedEmail(props: ContributionReceivedProps) {
  const { kind, memorialName, contributorName, relation, approveUrl, rejectUrl, queueUrl } = props
  const { siteName, siteUrl, supportEmail, companyLine } = props
  const { heading, did } = wording[kind]
  const who = relation ? `${contributorName} (${relation})` : contributorName
  return (
    <EmailFrame
      siteName={siteName}
      siteUrl={siteUrl}
      supportEmail={supportEmail}
      companyLine={companyLine}
      heading={heading}
      preview={`${contributorName} ${did}.`}
    >
      <EmailText>
        {who} {did} på mindesiden for {memorialName}.
      </EmailText>
      <Words {...props} />
      <EmailText>
        {approveUrl
          ? // kept by: lib/domain/contributions/commands/leave-greeting.test.ts
            'Andre kan først se det, når du har godkendt det.'
          : // 2 of 2 kept by: lib/domain/contributions/commands/reject-contribution.test.ts
            'Det kan allerede ses på siden. Du kan afvise det, så vises det ikke længere.'}
      </EmailText>
      <EmailButtons>
        {approveUrl && <EmailButton href={approveUrl} label="Godkend" />}
        <EmailButton href={rejectUrl} label="Afvis" quiet />
        <EmailButton href={queueUrl} label="Se det hele" quiet />
      </EmailButtons>
      <EmailQuiet>
        {/* 1, 3, 4 of 4 kept by: lib/domain/contributions/commands/decide-by-link.test.ts */}
        {/* 2 of 4 kept by: lib/domain/contributions/commands/decide-by-link.test.ts */}
        {/* 2 of 4 kept by: lib/domain/contributions/commands/undo-by-link.test.ts */}
        {approveUrl ? 'Godkend og Afvis åbner' : 'Afvis åbner'} en side, hvor du bekræfter med ét klik. Du behøver ikke
        at logge ind, og du kan fortryde samme sted. Den, der har mailen, kan bestemme for dig. Send den derfor ikke
        videre til andre.
      </EmailQuiet>
      <EmailAboutPages siteUrl={siteUrl} />
    </EmailFrame>
  )
}

function Words({ title, excerpt, contributorName, pictures = [] }: ContributionReceivedProps) {
  return (
    <>
      {title && <EmailText>{title}</EmailText>}
      {excerpt && <EmailQuote words={excerpt} />}
      {pictures.length > 0 && (
        <EmailQuiet>
          {pictures.length === 1 ? 'Der er et billede med.' : `Der er ${pictures.length} billeder med.`}
        </EmailQuiet>
      )}
      <EmailPictures pictures={pictures} from={contributorName} />
    </>
  )
}

export const contributionEmails = {
  'contribution-received': { subject: contributionReceivedSubject, Body: ContributionReceivedEmail },
  'contribution-summary': { subject: contributionSummarySubject, Body: ContributionSummaryEmail },
  'contributions-waiting': { subject: contributionsWaitingSubject, Body: ContributionsWaitingEmail },
}
