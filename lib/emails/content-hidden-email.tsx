import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

/**
 * `what` is 'et billede på mindesiden for …', `the` 'Billedet'. `facts` are whole
 * sentences: the ground, how we learned of it, who decided. Never names the reporter.
 */
export type ContentHiddenProps = SiteProps & {
  fullName: string
  what: string
  the: string
  memorialName: string
  reasons: string
  facts: string
  /** The receiver owns the page, not only the post. */
  isOwner: boolean
  complaint: { sentence: string; url: string }
  elsewhere: string
}

export const contentHiddenSubject = ({ what }: ContentHiddenProps) => `Vi har skjult ${what}`

/** The statement of reasons to those concerned (Regulation (EU) 2022/2065 article 17). */
export function ContentHiddenEmail(props: ContentHiddenProps) {
  const { fullName, what, the, memorialName, reasons, facts, isOwner, complaint, elsewhere, ...site } = props
  return (
    <EmailFrame {...site} preview={`${the} vises ikke for besøgende lige nu.`} heading={`Vi har skjult ${what}`}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>
        {the} vises ikke længere for besøgende. Det gælder, indtil vi ændrer afgørelsen.{' '}
        {isOwner
          ? // kept by: lib/domain/reports/commands/hide-contribution.test.ts
            // kept by: lib/domain/reports/commands/hide-page.test.ts
            `Intet er slettet, og du kan stadig se det hele, når du redigerer mindesiden for ${memorialName}.`
          : ''}
      </EmailText>
      <EmailText>Vores begrundelse er:</EmailText>
      <EmailQuote words={reasons} />
      <EmailText>{facts}</EmailText>
      <EmailText>{complaint.sentence}</EmailText>
      <EmailMainAction href={complaint.url} label="Klag over afgørelsen" />
      <EmailQuiet>{elsewhere}</EmailQuiet>
    </EmailFrame>
  )
}
