import { EmailFrame, EmailText, type SiteProps } from './email-frame'

export type OwnStoryTakenBackProps = SiteProps & { openerName: string; memorialName: string }

export const ownStoryTakenBackSubject = ({ memorialName }: OwnStoryTakenBackProps) =>
  `${memorialName} har taget sin side tilbage`

/** To whoever had opened an own story whose writer lives. */
export function OwnStoryTakenBackEmail({ openerName, memorialName, ...site }: OwnStoryTakenBackProps) {
  return (
    <EmailFrame {...site} preview="Siden er lukket igen." heading={`${memorialName} har taget sin side tilbage`}>
      <EmailText>Kære {openerName}</EmailText>
      <EmailText>
        Siden med historien om {memorialName} er lukket igen, og du er ikke længere med på den. Den, historien handler
        om, har selv svaret, at det var for tidligt.
      </EmailText>
      <EmailText>Passer det ikke, så svar på denne mail. Vi ser på det sammen med dig.</EmailText>
    </EmailFrame>
  )
}
