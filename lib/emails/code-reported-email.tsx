import { EmailMainAction } from './email-action'
import { EmailFrame, EmailText, type SiteProps } from './email-frame'

export type CodeReportedProps = SiteProps & {
  name: string
  memorialName: string
  /** As people read it: XXXXX-XXXXX. */
  formattedCode: string
  stoneUrl: string
}

export const codeReportedSubject = ({ memorialName }: CodeReportedProps) => `Se til koden på stenen for ${memorialName}`

/** To the owner of a page, when the code on the stone was reported as wrong or covered. */
export function CodeReportedEmail({ name, memorialName, formattedCode, stoneUrl, ...site }: CodeReportedProps) {
  return (
    <EmailFrame {...site} preview="Nogen har skrevet til os om koden." heading="Se til koden på stenen">
      <EmailText>Kære {name}</EmailText>
      <EmailText>
        Nogen har skrevet til os, at der er noget i vejen med QR-koden på stenen for {memorialName}. Det er koden{' '}
        {formattedCode}. Tit er den bare dækket af mos eller blade.
      </EmailText>
      <EmailText>
        Vi ser på det. Kommer du forbi graven, må du gerne tage et billede af koden. Så kan vi se, om den stadig kan
        læses.
      </EmailText>
      <EmailMainAction href={stoneUrl} label="Læg et billede op" />
    </EmailFrame>
  )
}
