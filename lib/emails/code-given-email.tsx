import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `memorialNames`: whose pages went along with the code. `reason` is what the house wrote, as plain text. */
export type CodeGivenProps = SiteProps & {
  fullName: string
  code: string
  memorialNames: string[]
  /** Whether a page can be reached by the code. */
  isLinked: boolean
  /** To the new owner, else to the former. */
  isNew: boolean
  reason: string
  profileUrl: string
}

export const codeGivenSubject = ({ code, isNew }: CodeGivenProps) =>
  isNew ? `Koden ${code} er nu din` : `Koden ${code} hører nu til en anden konto`

/** That the house moved a code from one account to another, and what became of the page. */
export function CodeGivenEmail({
  fullName,
  code,
  memorialNames,
  isLinked,
  isNew,
  reason,
  profileUrl,
  ...site
}: CodeGivenProps) {
  const names = new Intl.ListFormat('da').format(memorialNames)
  return (
    <EmailFrame
      {...site}
      preview={isNew ? 'Du finder den på din profil.' : 'Stenen virker som før.'}
      heading={isNew ? `Koden ${code} er nu din` : `Koden ${code} er flyttet`}
    >
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>
        {isNew
          ? `Vi har flyttet koden ${code} til din konto.`
          : `Vi har flyttet koden ${code} fra din konto til en anden.`}{' '}
        Grunden er:
      </EmailText>
      <EmailQuote words={reason} />
      {memorialNames.length > 0 && <EmailText>{pageText(names, isNew)}</EmailText>}
      {memorialNames.length === 0 && isLinked && (
        <EmailText>
          Mindesiden, som koden fører til, er der stadig og har den samme ejer som før. Den, der scanner stenen, kommer
          stadig derhen.
        </EmailText>
      )}
      <EmailText>Er det ikke rigtigt, så svar på mailen med det samme.</EmailText>
      <EmailMainAction href={profileUrl} label="Gå til min profil" />
    </EmailFrame>
  )
}

function pageText(names: string, isNew: boolean): string {
  return isNew
    ? `Mindesiden for ${names} fulgte med, og det er nu dig, der passer på den. Alt på den er, som det var.`
    : `Mindesiden for ${names} fulgte med. Alt på den er, som det var, og du kan stadig redigere den.`
}
