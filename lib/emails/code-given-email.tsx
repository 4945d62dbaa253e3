import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `memorialNames`: the pages moved with the code. `reason`: the administrator's text, as plain text. */
export type CodeGivenProps = SiteProps & {
  fullName: string
  code: string
  memorialNames: string[]
  /** Whether the code leads to a page. */
  isLinked: boolean
  /** Whether the receiver is the new owner; otherwise the former one. */
  isNew: boolean
  reason: string
  profileUrl: string
}

export const codeGivenSubject = ({ code, isNew }: CodeGivenProps) =>
  isNew ? `Koden ${code} er nu din` : `Koden ${code} hører nu til en anden konto`

/** An administrator moved a code to another account, and what happened to the page. */
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
      {memorialNames.length > 0 && <EmailText>{pageText(names, memorialNames.length, isNew)}</EmailText>}
      {memorialNames.length === 0 && isLinked && (
        <EmailText>
          {/* 2 of 2 kept by: lib/domain/code-desk/commands/give-code.test.ts */}
          Mindesiden, som koden fører til, er der stadig og har den samme ejer som før. Den, der scanner stenen, kommer
          stadig derhen.
        </EmailText>
      )}
      <EmailText>
        {/* no promise: an instruction to the reader */}
        Er det ikke rigtigt, så svar på mailen med det samme.
      </EmailText>
      <EmailMainAction href={profileUrl} label="Gå til min profil" />
    </EmailFrame>
  )
}

function pageText(names: string, count: number, isNew: boolean): string {
  const [pages, it] = count === 1 ? ['Mindesiden', 'den'] : ['Mindesiderne', 'dem']
  return isNew
    ? `${pages} for ${names} fulgte med, og det er nu dig, der passer på ${it}. Alt på ${it} er, som det var.`
    : // 2 of 2 kept by: lib/domain/code-desk/commands/give-code.test.ts
      `${pages} for ${names} fulgte med. Alt på ${it} er, som det var, og du kan stadig redigere ${it}.`
}
