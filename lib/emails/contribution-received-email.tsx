import { EmailButton, EmailButtons } from './email-action'
import { EmailAboutPages, EmailFrame, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'
import { EmailPictures, type PictureInMail } from './email-pictures'

export type ContributionEmailKind = 'guestbook' | 'candle' | 'tribute'

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

export const contributionReceivedSubject = ({ kind, memorialName }: ContributionReceivedProps) =>
  `${wording[kind].subject} ${memorialName}`

export function ContributionReceivedEmail(props: ContributionReceivedProps) {
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
