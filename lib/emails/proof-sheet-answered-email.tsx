import type { Thing } from '@/lib/shared/thing'
import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `sheetName`: the sheet's number and version. `answer`: the changes the family asks for, as plain text. */
export type ProofSheetAnsweredProps = SiteProps & {
  writerName: string
  sheetName: string
  thing: Thing
  stoneName: string
  isApproved: boolean
  answeredByName: string
  answer: string | null
  sheetUrl: string
}

export const proofSheetAnsweredSubject = ({ isApproved, thing, stoneName, sheetName }: ProofSheetAnsweredProps) =>
  isApproved ? `Godkendt: ${thing} for ${stoneName} (tegning ${sheetName})` : `Skal rettes: ${thing} for ${stoneName}`

/** To the drawing's author: the family's answer in their own words. */
export function ProofSheetAnsweredEmail(props: ProofSheetAnsweredProps) {
  const { writerName, sheetName, thing, stoneName, isApproved, answeredByName, answer, sheetUrl, ...site } = props
  return (
    <EmailFrame
      {...site}
      preview={isApproved ? 'Tegningen er godkendt.' : 'Familien beder om en rettelse.'}
      heading={isApproved ? 'Familien har godkendt tegningen' : 'Familien beder om en rettelse'}
    >
      <EmailText>Kære {writerName}</EmailText>
      <EmailText>
        {isApproved
          ? // 2 of 2 kept by: lib/domain/proof-sheets/commands/approve-proof-sheet.test.ts
            `${answeredByName} har læst og godkendt tegning ${sheetName} af ${thing} for ${stoneName}. Tegningen ligger nu fast, og arbejdet med ${thing} kan begynde.`
          : `${answeredByName} har læst tegning ${sheetName} af ${thing} for ${stoneName} og beder om en rettelse:`}
      </EmailText>
      {answer && <EmailQuote words={answer} by={answeredByName} />}
      <EmailMainAction href={sheetUrl} label={isApproved ? 'Se tegningen' : 'Ret tegningen'} />
    </EmailFrame>
  )
}
