import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `fromName`: of the page whose tree it is. `message`: the asking family's text. */
export type TreeLinkAskedProps = SiteProps & {
  fullName: string
  askerName: string
  memorialName: string
  fromName: string
  personName: string
  message: string | null
  answerUrl: string
}

const treeLinkAskedSubject = ({ askerName, memorialName }: TreeLinkAskedProps) =>
  `${askerName} vil gerne vise mindesiden for ${memorialName} i et slægtstræ`

/** To the owner and the editors of the page that another family asks about. */
function TreeLinkAskedEmail(props: TreeLinkAskedProps) {
  const { fullName, askerName, memorialName, fromName, personName, message, answerUrl, ...site } = props
  return (
    <EmailFrame
      {...site}
      // kept by: lib/domain/tree-links/tree-links.test.ts
      preview="Der sker ikke noget, før I svarer."
      heading={`Mindesiden for ${memorialName}`}
    >
      <EmailGreeting name={fullName} />
      <EmailText>
        {askerName} passer på mindesiden for {fromName} og er ved at tegne et slægtstræ. I det står {personName}, og
        familien vil gerne vise vej derfra til jeres side.
      </EmailText>
      {message && <EmailQuote words={message} by={askerName} />}
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/tree-links/tree-links.test.ts */}
        Siger I ja, får deres træ et link til mindesiden for {memorialName}. De kan ikke ændre noget hos jer, og jeres
        eget træ bliver, som det er. I kan altid fjerne linket igen.
      </EmailText>
      <EmailMainAction href={answerUrl} label="Svar på spørgsmålet" />
      <EmailQuiet>
        Vil I ikke, kan I svare nej eller lade være med at svare. Der vises ikke noget, før I siger ja.
      </EmailQuiet>
    </EmailFrame>
  )
}

export const treeLinkAskedEmails = {
  'tree-link-asked': { subject: treeLinkAskedSubject, Body: TreeLinkAskedEmail },
}
